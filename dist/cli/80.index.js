export const id = 80;
export const ids = [80];
export const modules = {

/***/ 5080:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   enginesFor: () => (/* binding */ enginesFor),
/* harmony export */   noEngines: () => (/* binding */ noEngines)
/* harmony export */ });
/** No libraries: for what holds neither `re2` nor `shell`. */
const noEngines = { re2: undefined, shell: undefined };
/** Load the libraries that a file names by its keys, and no other. */
async function enginesFor(root) {
    const keys = new Set();
    collectKeys(root, keys);
    const [re2, shell] = await Promise.all([
        keys.has('re2') ? Promise.all(/* import() */[__webpack_require__.e(856), __webpack_require__.e(668)]).then(__webpack_require__.bind(__webpack_require__, 668)).then((module) => module.re2) : undefined,
        keys.has('shell') ? Promise.all(/* import() */[__webpack_require__.e(989), __webpack_require__.e(617)]).then(__webpack_require__.bind(__webpack_require__, 3617)).then((module) => module.bash) : undefined,
    ]);
    return { re2, shell };
}
function collectKeys(node, keys) {
    if (node.type === 'list')
        for (const item of node.items)
            collectKeys(item, keys);
    if (node.type !== 'map')
        return;
    for (const entry of node.entries) {
        keys.add(entry.key);
        collectKeys(entry.value, keys);
    }
}


/***/ })

};
