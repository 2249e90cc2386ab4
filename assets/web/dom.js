// Elements from plain descriptions. Words are always text, never markup.
export function h(tag, how = {}, ...inside) {
  const item = document.createElement(tag);
  for (const [key, value] of Object.entries(how)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) item.addEventListener(key.slice(2), value);
    else if (key === "vars") for (const [name, one] of Object.entries(value)) item.style.setProperty(name, one);
    else if (key === "class") item.className = value;
    else if (key in item && typeof value !== "string") item[key] = value;
    else item.setAttribute(key, value === true ? "" : value);
  }
  item.append(...inside.flat().filter(one => one !== null && one !== undefined && one !== false && one !== ""));
  return item;
}

export function face(portrait) {
  return h("img", { src: `busts/${portrait}_neutral.svg`, alt: "", width: 45, height: 45, loading: "lazy" });
}
