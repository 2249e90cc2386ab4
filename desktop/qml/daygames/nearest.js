// The keyboard among things that lie anywhere: an arrow goes to the nearest one that way.
.pragma library

// every visible descendant of `root` that says it `roves`
function roving(root) {
    let found = [];
    for (const child of root.children) {
        if (!child.visible)
            continue;
        if (child.roves === true && child.enabled)
            found.push(child);
        found = found.concat(roving(child));
    }
    return found;
}

// from `item` in the direction of (dx, dy); the first of all where nothing is focused yet, null where there is none
function next(root, item, dx, dy) {
    const all = roving(root);
    if (all.length === 0)
        return null;
    if (!item || all.indexOf(item) < 0)
        return all[0];
    const at = centre(root, item);
    let best = null, least = Infinity;
    for (const other of all) {
        if (other === item)
            continue;
        const to = centre(root, other);
        const along = (to.x - at.x) * dx + (to.y - at.y) * dy;
        const aside = Math.abs((to.x - at.x) * dy) + Math.abs((to.y - at.y) * dx);
        if (along < 4 || aside > along * 3 + 8 && aside > 60)
            continue;
        const far = along + aside * 2;
        if (far < least) {
            least = far;
            best = other;
        }
    }
    return best;
}

function centre(root, item) {
    return item.mapToItem(root, item.width / 2, item.height / 2);
}
