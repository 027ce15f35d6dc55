export const id = 7178;
export const ids = [7178];
export const modules = { 7178: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { checkPolicyTests: () => checkPolicyTests });
	var errors = __webpack_require__(452), canned_answer = __webpack_require__(2530), decide = __webpack_require__(6387), json = __webpack_require__(1989);
	function runTests(policy) {
		return policy.tests.flatMap((test) => runTest(policy, test) ?? []);
	}
	function runTest(policy, test) {
		let decisions = (0, decide.startDecisions)(policy, test.context);
		for (let [index, step] of test.steps.entries()) {
			let decision = decisions.decide({
				toolCallId: `pause-${index + 1}`,
				arguments: JSON.stringify(step.pause)
			});
			if (!(decision.rule === step.expect.rule && isExpected(decision, step))) return {
				name: test.name,
				...step.expect.at,
				pause: index + 1,
				message: explainFailure(decision, step)
			};
		}
	}
	function isExpected(decision, step) {
		let { answer } = step.expect;
		return decision.outcome === "stop" || decision.outcome === "ask" ? answer === decision.outcome : answer === "stop" || answer === "ask" || decision.answer === null ? !1 : decision.answer === answer || decision.outcome === "answer" && isSameAnswer(answer, decision.answer, step.pause);
	}
	function isSameAnswer(canned, sent, pause) {
		let fitted = (0, json.Gv)(pause) ? (0, canned_answer.u5)(canned, pause) : { error: "not an object" };
		return "error" in fitted ? !1 : fitted.text === sent || typeof canned != "string" && sameJson(fitted.text, sent);
	}
	function sameJson(a, b) {
		return (0, json.dj)(JSON.parse(a)) === (0, json.dj)(JSON.parse(b));
	}
	function explainFailure(decision, step) {
		let { answer, rule } = step.expect, came = `${JSON.stringify(decision.answer ?? decision.outcome)} from rule "${decision.rule}"`, why = decision.trace.find((entry) => entry.id === rule)?.because, reason = decision.reason === null ? "" : ` ${decision.reason}`, hint = rule !== decision.rule && why !== void 0 ? ` "${rule}": ${why}.` : "";
		return `Expected ${JSON.stringify(answer)} from rule "${rule}", but got ${came}.${reason}${hint}`;
	}
	function checkPolicyTests(policy) {
		let failures = runTests(policy), [first] = failures;
		if (first === void 0) return;
		let named = failures.slice(0, 3).map(({ line, column, name, message }) => `${policy.source}:${line}:${column}: ${name}: ${message}`), more = failures.length > 3 ? ` And ${failures.length - 3} more.` : "";
		throw new errors.pn("policy_invalid", `Tests of the permission policy fail. ${named.join(" ")}${more}`, {
			source: policy.source,
			line: first.line,
			column: first.column
		});
	}
}) };
