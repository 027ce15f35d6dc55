export const id = 1319;
export const ids = [1319];
export const modules = { 21319: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { toAccount: () => toAccount });
	function toAccount(runs) {
		let asked = new Map(), rejected = new Map(), conclusions = {}, sum = {
			prompt_tokens: 0,
			completion_tokens: 0,
			cost: 0,
			without_cost: 0,
			ms: 0,
			pauses: 0,
			rejected: 0
		}, first = null, last = null;
		for (let { record } of runs) {
			let { usage, first_at, last_at } = record, conclusion = record.conclusion ?? "failed";
			conclusions[conclusion] = (conclusions[conclusion] ?? 0) + 1, sum.prompt_tokens += usage?.prompt_tokens ?? 0, sum.completion_tokens += usage?.completion_tokens ?? 0, typeof usage?.cost == "number" ? sum.cost += usage.cost : sum.without_cost += 1, first_at !== null && last_at !== null && (sum.ms += Math.max(0, Date.parse(last_at) - Date.parse(first_at)), (first === null || first_at < first) && (first = first_at), (last === null || last_at > last) && (last = last_at));
			for (let { decisions } of record.pauses) {
				let decision = decisions.at(-1);
				if (sum.pauses += 1, decision === void 0) continue;
				let operation = decision.operation ?? decision.kind ?? "question";
				countIn(asked, operation), (decision.outcome === "reject" || decision.outcome === "stop") && (sum.rejected += 1, countIn(rejected, operation));
			}
		}
		let most = {
			most_asked: mostOf(asked),
			most_rejected: mostOf(rejected)
		};
		return {
			runs: runs.length,
			first_at: first,
			last_at: last,
			conclusions,
			...sum,
			...most
		};
	}
	function countIn(counts, operation) {
		let before = counts.get(operation);
		(before !== void 0 || counts.size < 1e4) && counts.set(operation, (before ?? 0) + 1);
	}
	function mostOf(counts) {
		return [...counts].map(([operation, count]) => ({
			operation,
			count
		})).toSorted((a, b) => b.count - a.count || (a.operation < b.operation ? -1 : 1)).slice(0, 10);
	}
}) };
