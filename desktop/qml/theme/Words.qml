pragma Singleton
// Sentences of the chosen language. A binding that asks here asks again when the language changes.

import QtQuick
import Tsukimori.Vm

QtObject {
    readonly property string lang: Catalogue.lang

    function of(key: string, args: var): string {
        return lang === "" ? "" : Catalogue.format(key, args ?? {});
    }
}
