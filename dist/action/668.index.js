export const id = 668;
export const ids = [668];
export const modules = {

/***/ 668:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   re2: () => (/* binding */ re2)
/* harmony export */ });
/* harmony import */ var re2js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2856);
// RE2 syntax for `re2`: linear time whatever the text; look-around and back-references don't exist in it.

/** RE2 through re2js; a pattern always has to match the whole text (design, "What can be matched"). */
const re2 = {
    compile(pattern) {
        try {
            const compiled = re2js__WEBPACK_IMPORTED_MODULE_0__/* .RE2JS */ .L3.compile(pattern);
            // The library builds its automaton with the first text: now, and not while an intern waits for a decision.
            compiled.matches('');
            return (text) => compiled.matches(text);
        }
        catch (error) {
            return { error: error instanceof Error ? error.message.replace(/^error parsing regexp: /u, '') : String(error) };
        }
    },
};


/***/ })

};
