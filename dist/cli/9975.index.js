export const id = 9975;
export const ids = [9975];
export const modules = {
	29975: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { createConsole: () => createConsole });
		var schemas = __webpack_require__(94343), message = __webpack_require__(77751), external_node_fs_ = __webpack_require__(73024), errors = __webpack_require__(452), context = __webpack_require__(31576), decide = __webpack_require__(290), policy_file = __webpack_require__(10401), replay = __webpack_require__(91480), suggest = __webpack_require__(69273);
		let noPolicy = {
			source: void 0,
			text: "",
			policy: void 0,
			problems: [],
			context: {}
		};
		function createJudge(file) {
			let current = noPolicy, runContext = context.Ut, isPasted = !1, fileVersion = "", loadText = async (text, source) => {
				let result = await (0, policy_file.T)(text, source), policy = "policy" in result ? result.policy : void 0, shown = ("problems" in result ? result.problems : []).slice(0, 10).map(({ line, column, message }) => `${line}:${column}: ${message}`);
				current = {
					...current,
					source,
					text,
					policy,
					problems: shown
				};
			}, loadFile = async () => {
				if (file === void 0) return;
				let { path, isDefault } = file;
				if (isDefault && !(0, external_node_fs_.existsSync)(path)) fileVersion = "", current = {
					...noPolicy,
					context: current.context
				};
				else try {
					let { mtimeMs, size } = (0, external_node_fs_.statSync)(path);
					if (fileVersion === `${mtimeMs} ${size}`) return;
					fileVersion = `${mtimeMs} ${size}`, await loadText((0, external_node_fs_.readFileSync)(path, "utf8"), path);
				} catch (error) {
					fileVersion = "", current = {
						...noPolicy,
						source: path,
						problems: [(0, errors.Uc)(error)],
						context: current.context
					};
				}
			};
			return {
				refresh: async () => isPasted ? void 0 : loadFile(),
				getPolicy: () => current,
				async setPolicy(text, context) {
					let result = (0, replay.y)(context);
					if ("error" in result) return result.error;
					runContext = result.context, isPasted = text !== void 0, fileVersion = "", current = {
						...noPolicy,
						context
					}, await (text === void 0 ? loadFile() : loadText(text, "the policy that was pasted here"));
				},
				judgePause(pause) {
					if (current.policy === void 0) return;
					let request = {
						toolCallId: "console",
						arguments: pause
					}, decision = (0, decide.startDecisions)(current.policy, runContext).decide(request), suggestion = decision.outcome === "reject" ? (0, suggest.suggestRule)(request, decision) : void 0;
					return {
						decision,
						rule: suggestion !== void 0 && "yaml" in suggestion ? suggestion.yaml : void 0
					};
				}
			};
		}
		var external_node_crypto_ = __webpack_require__(77598), base_style = __webpack_require__(85283), control_faults = __webpack_require__(1020), safe_text = __webpack_require__(94112);
		let nothing = { html: "" };
		function markup(pieces, ...parts) {
			return { html: pieces.map((piece, index) => index === 0 ? piece : `${toHtml(parts[index - 1])}${piece}`).join("") };
		}
		function toHtml(part = "") {
			return typeof part == "string" ? (0, safe_text.E3)(part) : typeof part == "number" ? String(part) : "html" in part ? part.html : part.map(({ html }) => html).join("");
		}
		function toLines(text) {
			return { html: (0, safe_text.Zm)(text) };
		}
		function toData(value) {
			return JSON.stringify(value).replaceAll(/[^\x20-\x7e]|#/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
		}
		function toForm({ id, ...call }, fields) {
			return markup`<form id="${id}" data-call="${toData(call)}">${fields}
<p class="outcome" role="status" data-own></p>
<details class="curl"><summary>The same with curl</summary><div data-own></div></details></form>`;
		}
		function toPromptForm(interns, keys, apiPath) {
			let usable = keys.filter(({ type, record }) => type === "standard" && !record.disabled), running = interns.filter(({ status }) => status === "running");
			if (usable.length === 0 || running.length === 0) return markup`<p class="quiet">A prompt needs a running intern and a standard key.</p>`;
			let internOptions = running.map(({ id, name }) => markup`<option value="${toData(id)}">${name}</option>`), keyOptions = usable.map(({ record }) => markup`<option value="${toData(record.hash)}">${record.hash}</option>`), body = {
				stream: !0,
				approval_mode: "manual",
				messages: [{
					role: "user",
					content: ""
				}]
			}, fields = markup`<p class="wide"><label for="prompt-text">Prompt</label> <textarea id="prompt-text" name="prompt" rows="3" required></textarea></p>
<p><label for="prompt-intern">Intern</label> <select id="prompt-intern" name="intern">${internOptions}</select></p>
<p><label for="prompt-mode">Mode</label> <select id="prompt-mode" name="mode"><option>manual</option><option>self-drive</option></select></p>
<p><label for="prompt-key">As key</label> <select id="prompt-key" name="key">${keyOptions}</select></p>
<p><label for="prompt-session">Session <small>empty: a new one</small></label> <input id="prompt-session" name="session" autocomplete="off"></p>
<p class="buttons"><button class="main">Send the prompt</button></p>`;
			return toForm({
				id: "prompt",
				method: "POST",
				path: `${apiPath}/interns/`,
				body,
				fill: "prompt"
			}, fields);
		}
		function toPolicyForm({ source, text, policy, problems, context }) {
			return markup`<p>${source === void 0 ? markup`There is no policy. Write one with <code>interns policy init</code>, or paste one.` : markup`Open questions are checked against <code>${source}</code>${policy === void 0 ? "" : `: ${policy.rules.length === 1 ? "1 rule" : `${policy.rules.length} rules`}, default ${policy.default}`}.`}</p>${problems.length === 0 ? nothing : markup`<div class="alert caution">${problems.map((problem) => markup`<p>${problem}</p>`)}</div>`}<details><summary>Try another policy</summary>${toForm({
				id: "policy",
				method: "PUT",
				path: "/_console/policy",
				body: {},
				fill: "policy"
			}, markup`<p class="wide"><label for="policy-text">Policy <small>empty: that of the file</small></label> <textarea id="policy-text" name="policy" rows="8" spellcheck="false">${toLines(`\n${text}`)}</textarea></p>
<p class="wide"><label for="policy-context">What is known about the run <small>JSON, as in <code>--context</code></small></label> <input id="policy-context" name="context" value="${toData(context)}" autocomplete="off" spellcheck="false"></p>
<p class="buttons"><button class="main">Try this policy</button></p>`)}</details>`;
		}
		function toClockForm() {
			return toForm({
				id: "clock",
				method: "POST",
				path: "/_clock",
				body: {},
				fill: "clock"
			}, markup`<p><label for="clock-by">Advance it by <small>90s, 5m, 1h30m</small></label> <input id="clock-by" name="advance" value="1h" required autocomplete="off"></p>
<p class="buttons"><button class="main">Advance the clock</button></p>`);
		}
		let faultChoices = [
			["status 500", { status: 500 }],
			["status 503", { status: 503 }],
			["status 429", { status: 429 }],
			["status 401", { status: 401 }],
			["break the connection", "reset"],
			["no answer at all", "hang"],
			["headers, then silence", "silence"],
			["break it after 200 bytes", { sever_after_bytes: 200 }],
			["end without [DONE]", "end_without_done"],
			["one byte per write", "one_byte_per_write"],
			["CR LF line ends", "crlf"]
		];
		function toFaultForm() {
			return toForm({
				id: "fault",
				method: "POST",
				path: "/_faults",
				body: {},
				fill: "fault"
			}, markup`<p><label for="fault-route">Route</label> <select id="fault-route" name="route">${control_faults.RU.map((route) => markup`<option>${route}</option>`)}</select></p>
<p><label for="fault-what">What goes wrong</label> <select id="fault-what" name="fault">${faultChoices.map(([name, fault]) => markup`<option value="${toData(fault)}">${name}</option>`)}</select></p>
<p><label for="fault-after">After this many requests</label> <input id="fault-after" name="after" type="number" min="0" step="1" value="0" required></p>
<p><label for="fault-times">How many times</label> <input id="fault-times" name="times" type="number" min="1" step="1" value="1" required></p>
<p class="buttons"><button class="main">Arm the fault</button></p>`);
		}
		function toFaults(open) {
			return open.length === 0 ? markup`<p class="quiet">No fault is armed.</p>` : markup`<ul>${open.map(({ route, after, times, fault }) => {
				let when = after === 0 ? "" : ` after ${after} more`;
				return markup`<li><code>${route}</code> ${JSON.stringify(fault)} <small>${times === 1 ? "once" : `${times} times`}${when}</small></li>`;
			})}</ul>${toForm({
				id: "disarm",
				method: "DELETE",
				path: "/_faults"
			}, markup`<p class="buttons"><button class="reject">Disarm all</button></p>`)}`;
		}
		var explain = __webpack_require__(55392), shown_question = __webpack_require__(49604);
		let maxCharacters = 4e4;
		function watchRuns({ openRuns, pastRuns, watchRuns: watch }) {
			let openNow = openRuns(), past = pastRuns().filter(({ id }) => openNow.every((run) => run.id !== id)), watchedRuns = new Map(), add = (run, text) => {
				watchedRuns.set(run.id, {
					run,
					words: text === "" ? [] : [{
						type: "text",
						text
					}],
					omittedLength: 0
				});
				let [oldest] = watchedRuns.keys();
				watchedRuns.size > 50 && oldest !== void 0 && watchedRuns.delete(oldest);
			};
			for (let run of past.toReversed()) add(run, run.reply);
			for (let run of openNow) add(run, run.pieces.join(""));
			return watch((run, words) => {
				words === void 0 && add(run, "");
				let entry = watchedRuns.get(run.id);
				words !== void 0 && entry !== void 0 && watchedRuns.set(run.id, {
					...entry,
					...append(entry, words)
				});
			}), () => [...watchedRuns.values()].toReversed();
		}
		function append({ words, omittedLength }, next) {
			let last = words.at(-1), all = last?.type === next.type ? [...words.slice(0, -1), {
				...last,
				text: last.text + next.text
			}] : [...words, next], length = all.reduce((sum, { text }) => sum + text.length, 0);
			if (length <= maxCharacters) return {
				words: all,
				omittedLength
			};
			let shortened = [], room = maxCharacters / 2;
			for (let part of all.toReversed()) {
				if (room <= 0) break;
				shortened.unshift({
					...part,
					text: part.text.slice(-room)
				}), room -= part.text.length;
			}
			return {
				words: shortened,
				omittedLength: omittedLength + length - maxCharacters / 2
			};
		}
		let runStates = {
			running: {
				label: "\u25b6 at work",
				colour: "intern"
			},
			paused: {
				label: "\u23f8 waits for an answer",
				colour: "waiting"
			},
			finished: {
				label: "\u2713 finished",
				colour: "allowed"
			},
			cancelled: {
				label: "\u2717 cancelled",
				colour: "rejected"
			},
			ended: {
				label: "\u2717 ended early",
				colour: "rejected"
			}
		}, maxPromptCharacters = 4e3;
		function toRuns(all, options) {
			let select = (...states) => all.filter(({ run }) => states.includes(run.state)), endedRuns = select("finished", "cancelled", "ended"), shown = [
				...select("paused"),
				...select("running"),
				...endedRuns.slice(0, 3)
			], earlier = endedRuns.slice(3);
			if (shown.length === 0) return markup`<p class="quiet">No run yet. Send a prompt here or with your own client: the run appears here while it streams.</p>`;
			let folded = markup`<details id="earlier-runs"><summary>${earlier.length} more runs that ended</summary>${earlier.map((run) => toRun(run, options))}</details>`;
			return markup`${shown.map((run) => toRun(run, options))}${earlier.length === 0 ? nothing : folded}`;
		}
		function toRun({ run, words, omittedLength }, options) {
			let { label, colour } = runStates[run.state], name = options.names.get(run.internId) ?? run.internId, cost = typeof run.usage?.cost == "number" ? ` \u00b7 USD ${run.usage.cost.toFixed(4)}` : "", facts = `${run.approvalMode} mode \u00b7 turn ${run.turn} \u00b7 ${run.startedAt.slice(11, 19)} UTC${run.model === null ? "" : ` \u00b7 ${run.model}`}${cost}`, more = omittedLength === 0 ? nothing : markup`<p class="quiet">${omittedLength} characters before this are not shown.</p>`, isForgotten = run.prompt === "" && words.length === 0;
			return markup`<article class="run-card ${colour}" id="run-${run.id}">
<h3><span class="intern-name">${name}</span> <span class="word">${label}</span></h3>
<p class="quiet">${facts}<br>session <code>${run.sessionId}</code></p>
${isForgotten ? markup`<p class="quiet">Its text is not kept: only a service with --data keeps it.</p>` : toPrompt(run.prompt)}
<div class="said" role="group" aria-label="What it said" tabindex="0">${more}${words.map(({ type, text }) => markup`<p class="${type}">${toLines(text)}</p>`)}</div>
${run.pending === null ? nothing : toQuestion(run, run.pending, options)}</article>`;
		}
		function toPrompt(prompt) {
			let [firstLine = ""] = prompt.trimStart().split("\n");
			if (prompt.length <= 100 && prompt.trim() === firstLine) return markup`<p class="prompt">${prompt}</p>`;
			let hiddenCount = prompt.length - maxPromptCharacters, more = hiddenCount > 0 ? markup`<p class="quiet">${hiddenCount} more characters are not shown.</p>` : nothing;
			return markup`<details class="prompt"><summary>${firstLine.slice(0, 100).toWellFormed()}\u2026</summary><pre><code>${toLines(prompt.slice(0, maxPromptCharacters).toWellFormed())}</code></pre>${more}</details>`;
		}
		let answerLabels = {
			allow_once: "Allow once",
			allow_always: "Allow always",
			reject_once: "Reject once",
			reject_always: "Reject always",
			cancel: "Cancel the operation"
		};
		function toQuestion(run, { toolCallId, question, deadlineAtMs }, { apiPath, judgePause }) {
			let pause = JSON.stringify(question), judgement = judgePause(pause), { question: shown, more, isWhole } = (0, shown_question.P)(pause, {
				columns: 100,
				maxLines: 2e3,
				skip: ["fields"]
			}), until = new Date(deadlineAtMs).toISOString().slice(11, 19), answers = question.kind === "permission" ? toOptions(question.options) : toFields(question.fields, toolCallId), form = isWhole ? toForm(toAnswerCall(run, toolCallId, question.kind, apiPath), answers) : markup`<p class="alert warning">This question is too long to show in full, so you can't answer it here. Answer it with the API.</p>`;
			return markup`<div class="question">
<h4>Question <small>open until ${until} UTC, by the service's clock</small></h4>
<pre><code>${toLines([...shown, ...more].map((line) => line.replace(/^ {2}/, "")).join("\n"))}</code></pre>
${judgement === void 0 ? nothing : toJudgement(judgement)}
${form}</div>`;
		}
		function toAnswerCall({ internId, sessionId, keyHash }, toolCallId, kind, apiPath) {
			let answer = {
				role: "tool",
				tool_call_id: toolCallId,
				content: ""
			};
			return {
				id: `answer-${toolCallId}`,
				method: "POST",
				path: `${apiPath}/interns/${encodeURIComponent(internId)}/chat/completions`,
				key: keyHash,
				body: {
					stream: !0,
					session_id: sessionId,
					messages: [answer]
				},
				fill: kind === "permission" ? "answer" : "fields"
			};
		}
		function toOptions(options) {
			return markup`<p class="buttons">${[...options, "cancel"].map(toButton)}</p>`;
		}
		function toButton(answer) {
			return markup`<button class="${answer.startsWith("allow") ? "allow" : answer.startsWith("reject") ? "reject" : "other"}" name="answer" value="${toData(answer)}">${answerLabels[answer] ?? answer}</button> `;
		}
		function toFields(fields, toolCallId) {
			let inputs = fields.map((field, index) => toField(field, `${toolCallId}-${index}`)), decline = markup`<button class="reject" name="answer" value="${toData("decline")}" formnovalidate>Decline</button>`, cancel = markup`<button class="other" name="answer" value="${toData("cancel")}" formnovalidate>Cancel</button>`;
			return markup`${inputs}<p class="buttons"><button class="allow" name="answer" value="${toData("accept")}">Send the answer</button> ${decline} ${cancel}</p>`;
		}
		function toField({ name, type = "string", required = !1, options }, id) {
			let field = toData({
				name,
				type
			}), label = markup`<label for="${id}">${name} <small>${type}${required ? ", required" : ""}</small></label>`, requiredAttribute = required ? markup` required` : nothing, values = options ?? (type === "boolean" ? [!0, !1] : void 0);
			return values === void 0 ? markup`<p>${label} <input ${type === "number" || type === "integer" ? markup`type="number" step="${type === "integer" ? "1" : "any"}"` : markup`type="text"`} id="${id}" data-field="${field}" autocomplete="off"${requiredAttribute}></p>` : markup`<p>${label} <select id="${id}" data-field="${field}"${requiredAttribute}><option value="">Choose one</option>${values.map((value) => {
				let shown = typeof value == "string" ? value : JSON.stringify(value);
				return markup`<option value="${toData(value)}">${shown}</option>`;
			})}</select></p>`;
		}
		let colours = {
			allow: "allowed",
			answer: "allowed",
			reject: "rejected",
			stop: "rejected",
			ask: "asked"
		};
		function toJudgement({ decision, rule }) {
			let { outcome, answer, reason } = decision, effect = outcome === "ask" ? markup`would ask a person` : outcome === "stop" ? markup`would stop the run` : markup`would answer <code>${answer ?? ""}</code>`, ruleText = decision.rule === "default" ? "no rule matches" : `rule ${decision.rule}`, suggestion = rule === void 0 ? nothing : markup`<details><summary>A rule that would allow it</summary><pre><code>${toLines(rule)}</code></pre></details>`;
			return markup`<p class="verdict ${colours[outcome]}">The policy ${effect} <small>${ruleText}</small></p>
${reason === null ? nothing : markup`<p class="quiet">${reason}</p>`}
<details><summary>How this is decided</summary><pre><code>${toLines((0, explain.el)(decision).join("\n"))}</code></pre></details>${suggestion}`;
		}
		let scriptText = "(function(){let e=/* @__PURE__ */ new Set([`open`,`value`]);function t(e,t){if(e.hasAttribute(`data-own`))return;let a=[...t.childNodes];for(let[t,o]of a.entries()){let s=n(e,t,a),c=[...e.childNodes].slice(t).find(e=>r(e,o));(c===void 0||c!==s)&&e.insertBefore(c??o,s??null),c!==void 0&&i(c,o)}for(;e.childNodes.length>a.length;)e.lastChild?.remove()}function n(e,t,n){for(;;){let i=e.childNodes[t];if(i===void 0||n.slice(t).some(e=>r(i,e)))return i;i.remove()}}function r(e,t){return e.nodeName===t.nodeName?!(e instanceof Element&&t instanceof Element)||e.id===t.id:!1}function i(e,n){e instanceof Element&&n instanceof Element?(a(e,n),t(e,n)):e.nodeValue!==n.nodeValue&&(e.nodeValue=n.nodeValue)}function a(t,n){let r=t=>!n.hasAttribute(t)&&!e.has(t);for(let e of t.getAttributeNames().filter(r))t.removeAttribute(e);for(let e of n.getAttributeNames()){let r=n.getAttribute(e)??``;t.getAttribute(e)!==r&&t.setAttribute(e,r)}}function o(e,t,n,r){let{method:i,path:a,key:o,body:l}=e,u=e=>t[e]??``;switch(e.fill){case`answer`:return{method:i,path:a,key:o,body:s(l,JSON.parse(n))};case`fields`:return{method:i,path:a,key:o,body:s(l,JSON.stringify(c(JSON.parse(n),r)))};case`prompt`:{let e=u(`session`)===``?{}:{session_id:u(`session`)},t=[{role:`user`,content:u(`prompt`)}],n=`${a}${encodeURIComponent(JSON.parse(u(`intern`)))}/chat/completions`,r={...l,approval_mode:u(`mode`),...e,messages:t};return{method:i,path:n,key:JSON.parse(u(`key`)),body:r}}case`clock`:return{method:i,path:a,key:o,body:{advance:u(`advance`)}};case`fault`:{let e={after:Number(u(`after`)),times:Number(u(`times`))};return{method:i,path:a,key:o,body:{route:u(`route`),...e,fault:JSON.parse(u(`fault`))}}}case`policy`:{let e=u(`context`).trim()===``?{}:JSON.parse(u(`context`));return{method:i,path:a,key:o,body:{policy:u(`policy`),context:e}}}default:return{method:i,path:a,key:o,body:l}}}function s(e,t){let{messages:n}=e??{},[r]=Array.isArray(n)?n:[];return{...e,messages:[{...r,content:t}]}}function c(e,t){if(e!==`accept`)return{action:e};let n=t.filter(({text:e})=>e!==``);return{action:e,content:Object.fromEntries(n.map(e=>[e.name,l(e)]))}}function l({type:e,text:t,isChosen:n}){return n?JSON.parse(t):e===`number`||e===`integer`?Number(t):t}function u({method:e,path:t,key:n,body:r},{origin:i,isGuarded:a}){let o=a||t.startsWith(`/_console/`)?`INTERNS_CONSOLE_TOKEN`:void 0,s=n===void 0?o:`INTERNS_API_KEY`;return d({method:e,url:i+t,bearer:s,body:r===void 0?void 0:JSON.stringify(r)})}function d({method:e,url:t,bearer:n,body:r}){return[`curl -sS ${f(t)}`,...e===`POST`&&r!==void 0?[]:[`-X ${e}`],...n===void 0?[]:[`-H \"Authorization: Bearer $${n}\"`],...r===void 0?[]:[`-H 'Content-Type: application/json'`,`-d ${f(p(r))}`]].join(` \\\\\n  `)}function f(e){return`'${e.replaceAll(`'`,String.raw`'\\''`)}'`}function p(e){return e.replaceAll(/[^\\x20-\\x7e]/g,e=>`\\\\u${e.charCodeAt(0).toString(16).padStart(4,`0`)}`)}let m={origin:location.origin,token:new URLSearchParams(location.search).get(`token`)??``,isGuarded:document.body.dataset.guarded===`true`};function h(e,t){let n=JSON.parse(e.dataset.call??`{}`),r=[...new FormData(e)],i=Object.fromEntries(r.map(([e,t])=>[e,typeof t==`string`?t:``])),a=[...e.querySelectorAll(`[data-field]`)].map(e=>({...JSON.parse(e.dataset.field??`{}`),text:e.value,isChosen:e instanceof HTMLSelectElement}));return o(n,i,t.value,a)}function g(e){let t=e.querySelector(`.curl > [data-own]`);if(t===null)return;let n=[...e.querySelectorAll(`button`)].map(t=>{try{return u(h(e,t),m)}catch{return`(${t.textContent}: what you filled in is not JSON)`}}),r=n.map(e=>{let t=document.createElement(`pre`);return t.append(Object.assign(document.createElement(`code`),{textContent:e})),t});t.textContent!==n.join(``)&&t.replaceChildren(...r)}let _=()=>{for(let e of document.forms)g(e)};function v(e,t){let n=document.activeElement,r=n!==null&&e.contains(n);t(),r&&!n.isConnected&&e.closest(`section`)?.querySelector(`h2`)?.focus()}function y({scrollTop:e,scrollHeight:t,clientHeight:n}){return t-e-n<4}function b(e){for(let[n,r]of Object.entries(e)){let e=document.getElementById(n);if(e===null)continue;let{body:i}=new DOMParser().parseFromString(r,`text/html`),a=[...e.querySelectorAll(`.said`)].filter(y);v(e,()=>t(e,i));for(let e of a)e.scrollTop=e.scrollHeight}let n=document.querySelectorAll(`.question`).length;document.title=`${n===0?``:`(${n}) `}Local Intern Service`,_()}async function x(e,t){let n=e.querySelector(`.outcome`),r=e=>{n!==null&&(n.textContent=e)};r(`Sent \u2026`);try{r(await S(h(e,t)))}catch(e){r(e instanceof Error?e.message:String(e))}}async function S({method:e,path:t,key:n,body:r}){let i=await C(e,t,n===void 0?m.token:await w(n),r),a=await i.text();return i.ok?`Done.`:`${i.status}: ${T(a)}`}function C(e,t,n,r){let i={authorization:`Bearer ${n}`,\"content-type\":`application/json`};return fetch(t,{method:e,headers:i,body:JSON.stringify(r)})}async function w(e){let t=await(await C(`POST`,`/_console/token`,m.token,{key:e})).json();if(t.access_token===void 0)throw Error(t.error?.message??`No token.`);return t.access_token}function T(e){try{let{error:t}=JSON.parse(e);return t?.message??e}catch{return e}}document.addEventListener(`click`,e=>{e.detail>1&&e.target instanceof HTMLButtonElement&&e.preventDefault()}),document.addEventListener(`submit`,e=>{e.preventDefault(),e.target instanceof HTMLFormElement&&e.submitter instanceof HTMLButtonElement&&x(e.target,e.submitter)}),document.addEventListener(`input`,_),_();let E=document.getElementById(`connection`);function D(e){E!==null&&(E.hidden=e,E.textContent=e?``:`The service does not answer. The page shows its last known state.`)}async function O(){for(;;){try{let e=await fetch(`/_console/live`,{headers:{authorization:`Bearer ${m.token}`}});e.ok&&e.body!==null&&(D(!0),await k(e.body))}catch{}D(!1),await new Promise(e=>setTimeout(e,2e3))}}async function k(e){let t=``,n=e.pipeThrough(new TextDecoderStream).getReader();for(let e=await n.read();!e.done;e=await n.read()){let n=(t+e.value).split(`\n\n`);t=n.pop()??``;for(let e of n)b(JSON.parse(e.slice(6)))}}O()})();";
		var facts = __webpack_require__(85697);
		function toTable(heads, rows, emptyText) {
			if (rows.length === 0) return markup`<p class="quiet">${emptyText}</p>`;
			let hiddenCount = rows.length - 100, more = hiddenCount > 0 ? markup`<p class="quiet">Not shown: ${hiddenCount} more.</p>` : nothing;
			return markup`<table><thead><tr>${heads.map((name) => markup`<th scope="col">${name}</th>`)}</tr></thead><tbody>${rows.slice(0, 100).map(([first = nothing, ...cells]) => markup`<tr><th scope="row">${first}</th>${cells.map((cell, index) => markup`<td data-head="${heads[index + 1] ?? ""}">${cell}</td>`)}</tr>`)}</tbody></table>${more}`;
		}
		function toWord(word, colour) {
			return markup`<span class="word ${colour}">${word}</span>`;
		}
		function toCode(text) {
			return markup`<code>${text}</code>`;
		}
		function toSmallLine(text) {
			return text === null ? nothing : markup`<br><small>${text}</small>`;
		}
		let statusColours = {
			running: "allowed",
			failed: "rejected"
		};
		function toInterns(interns) {
			return toTable([
				"Intern",
				"Status",
				"Model",
				"Id"
			], interns.map(({ id, name, status, progress, last_failure_message, model, description }) => {
				let step = progress && `step ${progress.step_number} of ${progress.total_steps}: ${progress.step_label}`, state = markup`${toWord(status, statusColours[status] ?? "waiting")}${toSmallLine(step)}${toSmallLine(last_failure_message)}`;
				return [
					markup`${name}${toSmallLine(description)}`,
					state,
					model ?? "\u2013",
					toCode(id)
				];
			}), "The configuration has no intern.");
		}
		function toSessions(runs, names) {
			let lastRuns = new Map();
			for (let { run } of runs) {
				let key = JSON.stringify([run.internId, run.sessionId]);
				lastRuns.has(key) || lastRuns.set(key, run);
			}
			return toTable([
				"Session",
				"Intern",
				"Turns",
				"Last run",
				"Began (UTC)"
			], [...lastRuns.values()].slice(0, 20).map(({ internId, sessionId, turn, state, startedAt }) => {
				let { label, colour } = runStates[state], name = names.get(internId) ?? internId;
				return [
					toCode(sessionId),
					name,
					turn,
					toWord(label, colour),
					startedAt.slice(11, 19)
				];
			}), "No session yet.");
		}
		let periods = {
			daily: "today",
			weekly: "this week",
			monthly: "this month"
		};
		function toKeys(keys, nowMs) {
			return toTable([
				"Key",
				"Type",
				"State",
				"Used"
			], keys.map(({ type, record }) => {
				let { hash, name, disabled, expires_at } = record, isExpired = expires_at !== null && Date.parse(expires_at) <= nowMs, isLimitReached = record.limit_remaining === 0, problem = disabled ? "disabled" : isExpired ? "expired" : isLimitReached ? "over its limit" : void 0, colour = problem === void 0 ? "allowed" : "rejected";
				return [
					markup`${toCode(hash)}${toSmallLine(name === hash ? null : name)}`,
					type,
					toWord(problem ?? "usable", colour),
					toUsage(record, colour)
				];
			}), "The configuration has no key.");
		}
		function toUsage({ limit, limit_remaining, limit_reset, usage }, colour) {
			if (limit === null || limit_remaining === null) return markup`${(0, facts.jd)(usage)} <small>without a limit</small>`;
			let used = limit - limit_remaining, share = limit === 0 ? 100 : Math.min(100, used * 100 / limit), period = limit_reset === null ? "in all" : periods[limit_reset] ?? limit_reset;
			return markup`${(0, facts.jd)(used)} of ${(0, facts.jd)(limit)} <small>${period}</small><svg class="usage ${colour}" aria-hidden="true"><rect class="limit" width="100%" height="8" rx="4"/><rect width="${share.toFixed(1)}%" height="8" rx="4"/></svg>`;
		}
		function toPolicies(policies) {
			return toTable([
				"Policy",
				"Issuer",
				"Subject",
				"Audience",
				"Acts as"
			], policies.map(({ policy, issuer }) => {
				let { id, subject, audience, acts_as, enabled, claims, required_scope } = policy, conditions = [...Object.entries(claims).map(([name, value]) => `${name} = ${JSON.stringify(value)}`), ...required_scope === void 0 ? [] : [`scope ${required_scope}`]], state = enabled ? nothing : markup`<br>${toWord("disabled", "rejected")}`, subjectCell = markup`${toCode(subject)}${toSmallLine(conditions.length === 0 ? null : `and ${conditions.join(", ")}`)}`, key = acts_as === "" ? "none" : toCode(acts_as);
				return [
					markup`${toCode(id)}${state}`,
					toCode(issuer),
					subjectCell,
					toCode(audience),
					key
				];
			}), "No federation policy: nobody can exchange an identity token here.");
		}
		function toJournal(entries) {
			if (entries.length === 0) return markup`<p class="quiet">No request yet.</p>`;
			let shown = entries.slice(-100).toReversed(), hiddenCount = entries.length - shown.length, more = hiddenCount > 0 ? markup`<p class="quiet">${hiddenCount} earlier ones are at <code>/_journal</code>.</p>` : nothing;
			return markup`<ol class="journal">${shown.map(toEntry)}</ol>${more}`;
		}
		function toEntry({ at, method, path, status, decision, reason }) {
			let isFailure = status === null ? decision !== "received" : status >= 400, result = decision === String(status) ? reason ?? "" : decision, detail = reason === null || result === reason ? nothing : markup` <span class="because">${reason}</span>`;
			return markup`<li class="${isFailure ? "failed" : "plain"}"><time>${at.slice(11, 19)}</time> <span class="status word">${status ?? "\u2026"}</span> <span class="request">${method} ${path}</span> <span class="why">${result}${detail}</span></li>`;
		}
		let style = base_style.B + "\n.console header, .console main { max-width: 1680px; }\n#now { margin: .5em 0; } #now .word { margin: 0; } #now time { font-variant-numeric: tabular-nums; }\nmain { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0 48px; }\n.word { margin-left: 0; } h2 { border-bottom: 1px solid var(--line); padding-bottom: 4px; scroll-margin-top: 16px; } h2:focus { outline: none; }\n[hidden] { display: none; } :is(button, select, input, textarea):focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }\n.run-card { border: 1px solid var(--line); border-left: 4px solid var(--c); border-radius: 0 6px 6px 0; padding: 12px 20px; margin: .75em 0; }\n.run-card h3, .run-card h4 { margin: 0; } .run-card h4 { font-size: .875em; color: var(--quiet); font-weight: 600; }\n.run-card .word { margin-left: .5em; } .intern-name { unicode-bidi: isolate; } .run-card > .quiet { margin: .125em 0 .5em; }\n.prompt { color: var(--quiet); border-left: 2px solid var(--line); padding-left: 12px; margin: .5em 0; }\n.said { max-height: 24em; overflow-y: auto; } .said p { white-space: pre-wrap; overflow-wrap: anywhere; unicode-bidi: isolate; margin: .25em 0; }\n.said .reasoning { color: var(--quiet); font-style: italic; }\n.question { background: var(--soft); border-radius: 6px; padding: 12px 16px; margin: .75em 0 .25em; } .question pre { background: var(--ground); }\n.verdict { border-left: 4px solid var(--c); padding-left: 12px; } .verdict small { margin-left: .5em; }\nform { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: end; margin: .5em 0; } form p { margin: 0; min-width: 0; }\nform :is(.wide, .outcome, .curl), .question .buttons { flex: 1 0 100%; } form .outcome:empty { display: none; } form .outcome { font-size: .875em; }\nlabel { display: block; font-size: .875em; font-weight: 600; } label small { font-weight: 400; font-size: 1em; }\n:is(input, select, textarea) { font: inherit; color: inherit; background: var(--ground); border: 1px solid var(--plain); border-radius: 6px; padding: 4px 10px; max-width: 100%; }\n:is(input, select) { height: 36px; } textarea { width: 100%; font: .875em/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; resize: vertical; } .wide input { width: 100%; }\ninput[type=number] { width: 7em; }\nbutton { font: inherit; font-weight: 600; padding: 5px 16px; border-radius: 6px; border: 1px solid var(--c, var(--plain)); color: var(--c, var(--ink)); background: var(--ground); cursor: pointer; min-height: 36px; margin: 0 4px 4px 0; }\nbutton:hover { background: var(--soft); } button:disabled { opacity: .6; cursor: default; }\nbutton.allow { --c: var(--allowed); } button.reject { --c: var(--rejected); } button.other { --c: var(--quiet); } button.main { --c: var(--link); }\n.curl summary, details summary { color: var(--quiet); font-size: .875em; } .curl pre { margin: .25em 0 .5em; }\nthead th { white-space: nowrap; } .usage { display: block; width: 100%; height: 8px; margin-top: 4px; } .usage rect { fill: var(--c); } .usage .limit { fill: var(--line); }\n.journal { list-style: none; padding: 0; margin: 0; font-size: .875em; }\n.journal li { display: grid; grid-template-columns: 4.5em 2.5em minmax(0, 3fr) minmax(0, 4fr); gap: 0 8px; padding: 3px 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }\n.journal time { color: var(--quiet); font-variant-numeric: tabular-nums; } .journal .status { font-size: 1em; } .journal .plain .status { color: var(--quiet); }\n.journal .because { color: var(--quiet); } .journal .request { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: .9375em; }\nsection td, section th { font-size: .875em; min-width: 5.5em; } td .word { white-space: normal; overflow-wrap: normal; } section th[scope=row] { width: auto; min-width: 10em; font-weight: 400; } section td code, section th code { font-size: 1em; padding: 0; background: none; }\n@media (min-width: 1200px) { main { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); } }\n@media (max-width: 640px) {\n  header, main { padding-left: 16px; padding-right: 16px; } h1 { font-size: 1.375em; } th, td { padding: 4px 6px; }\n  .run-card, .question { padding: 8px 12px; } .journal li { grid-template-columns: 4.5em 2.5em minmax(0, 1fr); } .journal .why { grid-column: 3; }\n  table, thead, tbody, tr, th, td { display: block; } thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }\n  tr { border: 1px solid var(--line); border-radius: 6px; margin: 0 0 8px; overflow: hidden; } tr > * { border: 0; } section td.n { text-align: left; }\n  td::before { content: attr(data-head) ': '; color: var(--quiet); }\n}\n", toDigest = (text) => (0, external_node_crypto_.createHash)("sha256").update(text).digest("base64"), pageHeaders = {
			"content-type": "text/html; charset=utf-8",
			"content-security-policy": [
				"default-src 'none'",
				`style-src 'sha256-${toDigest(style)}'`,
				`script-src 'sha256-${toDigest(scriptText)}'`,
				"connect-src 'self'",
				"base-uri 'none'",
				"form-action 'none'",
				"frame-ancestors 'none'"
			].join("; "),
			"referrer-policy": "no-referrer",
			"cache-control": "no-store",
			"x-content-type-options": "nosniff",
			"x-frame-options": "DENY",
			"cross-origin-opener-policy": "same-origin",
			"cross-origin-resource-policy": "same-origin"
		}, page_columns = [[
			{
				title: "Runs",
				ids: ["runs"]
			},
			{
				title: "Send a prompt",
				ids: ["prompt-form"]
			},
			{
				title: "Journal",
				ids: ["journal"]
			}
		], [
			{
				title: "Interns",
				ids: ["interns"]
			},
			{
				title: "Keys",
				ids: ["keys"]
			},
			{
				title: "Permission policy",
				ids: ["policy-form"]
			},
			{
				title: "Clock",
				ids: ["clock-form"]
			},
			{
				title: "Faults",
				ids: ["faults", "fault-form"]
			},
			{
				title: "Sessions",
				ids: ["sessions"]
			},
			{
				title: "Federation policies",
				ids: ["policies"]
			}
		]];
		function toConsolePage(sections, { baseUrl, isTokenNeeded }) {
			let toPart = (id) => markup`<div id="${id}">${sections.get(id) ?? nothing}</div>`, toTitleId = (title) => `on-${title.toLowerCase().replaceAll(" ", "-")}`, body = page_columns.map((column) => markup`<div class="column">${column.map(({ title, ids }) => markup`<section aria-labelledby="${toTitleId(title)}"><h2 id="${toTitleId(title)}" tabindex="-1">${title}</h2>${ids.map(toPart)}</section>`)}</div>`), links = page_columns.flat().map(({ title }) => markup`<a href="#${toTitleId(title)}">${title}</a> `);
			return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Local Intern Service</title>
<style>${style}</style>
</head>
${markup`<body class="console" data-guarded="${toData(isTokenNeeded)}">
<header><h1>Local Intern Service</h1>
<p class="quiet"><code>${baseUrl}</code></p>
${toPart("now")}
<p id="connection" class="alert warning" role="status" hidden></p>
<nav aria-label="On this page">${links}</nav></header>
<main>${body}</main>`.html}
<script>${scriptText}<\/script>
</body>
</html>
`;
		}
		function toSections(view, runs, judge) {
			let interns = view.interns(), keys = view.keys(), names = new Map(interns.map(({ id, name }) => [id, name])), apiPath = new URL(view.baseUrl).pathname;
			return new Map([
				["now", toNow(view.now(), runs)],
				["runs", toRuns(runs, {
					names,
					apiPath,
					judgePause: judge.judgePause
				})],
				["prompt-form", toPromptForm(interns, keys, apiPath)],
				["interns", toInterns(interns)],
				["sessions", toSessions(runs, names)],
				["keys", toKeys(keys, view.now())],
				["policy-form", toPolicyForm(judge.getPolicy())],
				["policies", toPolicies(view.policies())],
				["clock-form", toClockForm()],
				["fault-form", toFaultForm()],
				["faults", toFaults(view.faults())],
				["journal", toJournal(view.journal())]
			]);
		}
		function toNow(nowMs, runs) {
			let waiting = runs.filter(({ run }) => run.state === "paused").length, atWork = runs.filter(({ run }) => run.state === "running").length, questions = waiting === 0 ? "No question waits" : waiting === 1 ? "1 question waits" : `${waiting} questions wait`, now = new Date(nowMs).toISOString();
			return markup`<span class="${waiting === 0 ? "quiet" : "waiting word"}" role="status">${questions}</span> \u00b7 ${atWork === 1 ? "1 run" : `${atWork} runs`} at work \u00b7 <time>${now.slice(0, 10)} ${now.slice(11, 19)}</time> UTC by the service's clock`;
		}
		let tokenRequest = schemas.rej({ key: schemas.YjP() }), policyRequest = schemas.rej({
			policy: schemas.lqM(schemas.YjP()),
			context: schemas.lqM(schemas.Pq9())
		});
		function createConsole(view, policyFile) {
			let runs = watchRuns(view), judge = createJudge(policyFile), renderSections = async () => (await judge.refresh(), toSections(view, runs(), judge));
			return async (request) => {
				switch (`${request.method} ${request.path}`) {
					case "GET /_console": {
						let text = toConsolePage(await renderSections(), view);
						return {
							kind: "text",
							status: 200,
							headers: pageHeaders,
							text,
							decision: "shown"
						};
					}
					case "GET /_console/live": return {
						kind: "stream",
						decision: "watching",
						start: (sink) => streamUpdates(renderSections, sink, view)
					};
					case "POST /_console/token": return issueToken(request, view);
					case "PUT /_console/policy": return tryPolicy(request, judge);
					default: return;
				}
			};
		}
		async function issueToken(request, view) {
			let body = await (0, message.$J)(request, tokenRequest, 65536);
			if (body === void 0) return (0, message.TR)(400, "invalid_body", "Send { \"key\": \"HASH\" }.");
			let token = await view.issueAccessToken(body.key);
			return token === void 0 ? (0, message.TR)(404, "not_found", "No usable standard key has this hash.") : (0, message.ok)({ access_token: token.reveal() }, "token_given");
		}
		async function tryPolicy(request, judge) {
			let body = await (0, message.$J)(request, policyRequest, 4194304);
			if (body === void 0) return (0, message.TR)(400, "invalid_body", "Send { \"policy\": \"version: 1 \u2026\", \"context\": { \u2026 } }.");
			let { policy = "", context = {} } = body, problem = await judge.setPolicy(policy.trim() === "" ? void 0 : policy, context);
			return problem === void 0 ? (0, message.ok)({ problems: judge.getPolicy().problems }, "policy_tried") : (0, message.TR)(400, "invalid_body", problem);
		}
		function streamUpdates(render, sink, { onStop }) {
			let lastSentHtml = new Map(), isBusy = !1, sendChanges = async () => {
				let changed = {};
				for (let [id, { html }] of await render()) lastSentHtml.get(id) !== html && (lastSentHtml.set(id, html), changed[id] = html);
				Object.keys(changed).length !== 0 && (sink.write(`data: ${JSON.stringify(changed)}\n\n`) || await sink.drained());
			}, tick = () => {
				isBusy || (isBusy = !0, sendChanges().finally(() => {
					isBusy = !1;
				}));
			}, timer = setInterval(tick, 250), unsubscribe = onStop(() => {
				clearInterval(timer), sink.end("");
			});
			sink.onLeave(() => {
				clearInterval(timer), unsubscribe();
			}), tick();
		}
	}),
	2244: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			qo: () => isGuardedName,
			ue: () => isLockFile
		});
		var _text_fold_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54364), _text_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47141);
		let instructionFiles = "AGENTS.md AGENTS.override.md CLAUDE.md CLAUDE.local.md GEMINI.md CODEOWNERS opencode.json opencode.jsonc".split(" "), lockFiles = "package-lock.json npm-shrinkwrap.json yarn.lock pnpm-lock.yaml bun.lock* deno.lock Pipfile.lock poetry.lock uv.lock pdm.lock Cargo.lock go.sum go.work.sum Gemfile.lock composer.lock gradle.lockfile packages.lock.json mix.lock pubspec.lock flake.lock".split(" "), buildFiles = "package.json pnpm-*.yaml bunfig.toml deno.json* lerna.json turbo.json nx.json pyproject.toml setup.py setup.cfg requirements*.txt Pipfile* conftest.py tox.ini noxfile.py Cargo.* build.rs rust-toolchain* go.mod go.work Gemfile* *.gemspec Rakefile composer.* pom.xml *.gradle* gradle.properties gradle-wrapper.* gradlew* mvnw* build.sbt Makefile GNUmakefile *.mk CMakeLists.txt *.cmake Justfile Taskfile.* meson.build BUILD BUILD.bazel WORKSPACE WORKSPACE.bazel MODULE.bazel flake.nix Dockerfile* Containerfile* *.dockerfile compose*.y*ml docker-compose*.y*ml Jenkinsfile* *.csproj *.fsproj *.vbproj *.sln *.slnx Directory.Build.* Directory.Packages.* nuget.config mix.exs pubspec.yaml Package.swift Package.resolved Podfile* action.yml action.yaml azure-pipelines*.y*ml bitbucket-pipelines.yml cloudbuild*.y*ml cloudbuild*.json buildspec*.y*ml appveyor.y*ml codemagic.y*ml bitrise.y*ml screwdriver.y*ml lefthook.y*ml netlify.toml vercel.json Vagrantfile Earthfile Tiltfile build.xml".split(" "), guardedNames = [
			...instructionFiles,
			...lockFiles,
			...buildFiles
		], matchesGuarded, matchesLockFile, guardedCache = new Map();
		function isGuardedName(name) {
			let remembered = guardedCache.get(name);
			if (remembered !== void 0) return remembered;
			let folded = (0, _text_fold_js__WEBPACK_IMPORTED_MODULE_0__._)(name);
			matchesGuarded ??= compileNames(guardedNames);
			let isGuarded = folded.startsWith(".") || matchesGuarded(folded);
			return guardedCache.size >= 1e4 && guardedCache.clear(), guardedCache.set(name, isGuarded), isGuarded;
		}
		function isLockFile(path) {
			return matchesLockFile ??= compileNames(lockFiles), matchesLockFile((0, _text_fold_js__WEBPACK_IMPORTED_MODULE_0__._)(path.slice(path.lastIndexOf("/") + 1)));
		}
		function compileNames(names) {
			let globs = names.flatMap((name) => (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_1__.SO)((0, _text_fold_js__WEBPACK_IMPORTED_MODULE_0__._)(name)) ?? []);
			return (folded) => globs.some((glob) => (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_1__.mw)(glob, folded));
		}
	}),
	70491: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Mc: () => comparePathBytes,
			gB: () => changeRules,
			sx: () => judgeChange
		});
		var _match_conditions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55635), _text_fold_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54364), _text_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47141), _guarded_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2244);
		let changeRules = [
			"default",
			"malformed",
			"guarded",
			"unfit",
			"ignored",
			"budget"
		];
		function judgeChange(policy, change, context) {
			let [judged] = judgeChanges(policy, [change], context);
			if (judged === void 0) throw TypeError("No change was judged.");
			return judged.verdict;
		}
		function judgeChanges({ changes: entries = [], changeBudget: budget }, changes, context) {
			let entriesInContext = entries.map((entry) => ({
				entry,
				whenFailure: (0, _match_conditions_js__WEBPACK_IMPORTED_MODULE_0__._3)(entry, context)?.()
			})), uses = new Map(), spent = {
				files: 0,
				bytes: 0,
				lines: 0
			}, judgeNext = (change) => {
				let verdict = judgeByEntries(entriesInContext, change), entry = entries.find(({ id }) => id === verdict.rule), count = (uses.get(verdict.rule) ?? 0) + 1;
				if (uses.set(verdict.rule, count), entry?.limit !== void 0 && count > entry.limit) return {
					...verdict,
					answer: "stop",
					reason: `the limit of "${entry.id}", ${entry.limit}, is used up`
				};
				if (verdict.answer !== "taken") return verdict;
				spent.files += 1, spent.bytes += change.bytes, spent.lines += change.lines;
				let exceeded = [
					"files",
					"bytes",
					"lines"
				].find((name) => spent[name] > budget[name]);
				if (exceeded === void 0) return verdict;
				let reason = `the budget of ${budget[exceeded]} ${exceeded} is used up`;
				return {
					...verdict,
					answer: "stop",
					rule: "budget",
					reason
				};
			};
			return changes.toSorted(comparePathBytes).map((change) => ({
				change,
				verdict: judgeNext(change)
			}));
		}
		function comparePathBytes(one, other) {
			return Buffer.compare(Buffer.from(one.path), Buffer.from(other.path));
		}
		function judgeByEntries(entries, change) {
			let why = findPathFlaw(change.path), flaw = why === void 0 ? change.flaw : {
				why,
				stops: change.flaw?.stops === !0
			}, trace = [], decidingEntry;
			for (let { entry, whenFailure } of entries) {
				let whyNot = decidingEntry === void 0 ? whenFailure ?? whyNotMatched(entry, change, flaw) : "not reached";
				trace.push({
					id: entry.id,
					matched: whyNot === void 0,
					because: whyNot ?? "path and status match"
				}), whyNot === void 0 && (decidingEntry = entry);
			}
			if (decidingEntry === void 0) return {
				...judgeUndecided(change, flaw),
				trace
			};
			let answers = {
				allow: "taken",
				reject: "left",
				stop: "stop"
			}, reason = decidingEntry.reason ?? `"${decidingEntry.id}" says ${decidingEntry.verb}`;
			return {
				answer: answers[decidingEntry.verb],
				rule: decidingEntry.id,
				reason,
				trace
			};
		}
		function whyNotMatched(entry, change, flaw) {
			let reach = entry.reach(change.path);
			if (reach === "not") return "the path does not match";
			if (reach === "guarded") return "the path has a guarded name, which the glob does not spell out";
			if (!entry.statuses.includes(change.status)) return `status is "${change.status}", wants ${entry.statuses.join(" or ")}`;
			if (entry.verb === "allow") return flaw === void 0 ? change.binary && !entry.binary ? "the content is binary" : void 0 : `the change is unfit: ${flaw.why}`;
		}
		function judgeUndecided({ path, status, binary }, flaw) {
			let answer = flaw?.stops !== !0 && (status === "added" || (0, _guarded_js__WEBPACK_IMPORTED_MODULE_1__.ue)(path) && flaw === void 0) ? "left" : "stop";
			return flaw === void 0 ? path.split("/").some(_guarded_js__WEBPACK_IMPORTED_MODULE_1__.qo) ? {
				answer,
				rule: "guarded",
				reason: "no entry spells out its guarded name"
			} : binary ? {
				answer,
				rule: "unfit",
				reason: "its content is binary, but no entry with \"binary: true\" takes it"
			} : {
				answer,
				rule: "default",
				reason: "no entry takes it"
			} : {
				answer,
				rule: "unfit",
				reason: flaw.why
			};
		}
		let device = /^(?:con|prn|aux|nul|conin\$|conout\$|com[0-9]|lpt[0-9]) *(?:\.|$)/u;
		function findPathFlaw(path) {
			return !path.isWellFormed() || path.includes("\ufffd") ? "its name is not UTF-8" : path.includes(":") ? "its name has a colon" : (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_2__.qW)(path) ? path.normalize("NFC") === path ? path.split("/").map(findNameFlaw).find((flaw) => flaw !== void 0) : "its name is not in the normalisation form NFC" : "it is not a plain path";
		}
		function findNameFlaw(name) {
			let folded = (0, _text_fold_js__WEBPACK_IMPORTED_MODULE_3__._)(name);
			return Buffer.byteLength(name) > 255 ? "a name in it is too long for a file system" : folded === ".git" ? "it is in a folder of Git" : folded === ".gitmodules" ? "it is \".gitmodules\"" : device.test(folded) ? "Windows reads its name as a device" : void 0;
		}
	}),
	82185: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { t: () => askUndecided });
		var _decision_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15233), _match_value_tests_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75952), _policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8157);
		let anything = {
			key: "anything",
			at: {
				line: 1,
				column: 1
			},
			matcher: {
				test: (0, _match_value_tests_js__WEBPACK_IMPORTED_MODULE_0__.Cc)(!0),
				missing: !1
			},
			value: () => !0
		}, catchAll = {
			id: _decision_js__WEBPACK_IMPORTED_MODULE_1__.IC,
			at: anything.at,
			positions: new Map(),
			reason: "Nothing in the permission policy decides this.",
			when: [],
			match: [anything]
		}, noBudget = {
			answers: 1e6,
			allows: 1e6,
			rejects_in_a_row: 1e6,
			same_pause: 1e6
		};
		function askUndecided(policy) {
			return {
				...policy,
				budget: policy === _policy_js__WEBPACK_IMPORTED_MODULE_2__.n4 ? noBudget : policy.budget,
				rules: [...policy.rules, {
					...catchAll,
					verb: "ask",
					limit: void 0
				}],
				questions: [...policy.questions, {
					...catchAll,
					verb: "ask",
					limit: void 0,
					answer: void 0
				}]
			};
		}
	}),
	15233: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			IC: () => personRule,
			Pe: () => grantRule,
			xx: () => toGranted
		});
		let grantRule = "grant", personRule = "(person)";
		function toGranted(decision, reason = decision.reason) {
			return decision.outcome === "allow" ? {
				...decision,
				rule: grantRule,
				reason
			} : decision;
		}
	}),
	98804: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			mQ: () => answerShape,
			kl: () => changeEntryShape,
			W3: () => changeShape,
			PK: () => guardShape,
			Yy: () => questionShape,
			bJ: () => reservedIds,
			mK: () => ruleShape
		});
		var judge = __webpack_require__(70491), text_glob = __webpack_require__(47141), change_guarded = __webpack_require__(2244);
		function compileReach(globs, verb) {
			if (verb === "allow") {
				let reaches = globs.map(compileNarrowReach);
				return (path) => {
					let results = reaches.map((reach) => reach(path));
					return results.includes("covered") ? "covered" : results.includes("guarded") ? "guarded" : "not";
				};
			}
			let matchers = globs.map((glob) => (0, text_glob.x7)(glob));
			return (path) => matchers.some((matches) => matches(path, { isWide: !0 })) ? "covered" : "not";
		}
		function compileNarrowReach(glob) {
			let pieces = (0, text_glob.k0)(glob);
			return (path) => {
				if (!(0, text_glob.qW)(path)) return "not";
				let names = path.split("/"), isMatched = (piece, at) => piece === "run" || (0, text_glob.mw)(piece, names[at] ?? "");
				if (!(0, text_glob.$h)(pieces, names.length, isMatched)) return "not";
				let guarded = names.map((name, at) => (0, change_guarded.qo)(name) || names[at - 1]?.toLowerCase() === ".github"), isNamed = (piece, name) => piece !== "run" && piece.pattern === name && !/[*?]/u.test(piece.pattern), isSpelled = (piece, at) => guarded[at] === !0 ? isNamed(piece, names[at]) : isMatched(piece, at);
				return (0, text_glob.$h)(pieces, names.length, isSpelled) ? "covered" : "guarded";
			};
		}
		var place = __webpack_require__(62774), policy = __webpack_require__(8157), conditions_shape = __webpack_require__(67678), file_forms = __webpack_require__(65249), shape = __webpack_require__(56243);
		let reservedIds = ["default", "malformed"], idPattern = /^[a-z0-9][a-z0-9-]*$/u, idSchema = {
			pattern: idPattern.source,
			not: { enum: reservedIds },
			description: "Names the entry in decisions and tests; unique in the file."
		}, commonFields = {
			id: (0, shape.H$)((0, shape.Yj)("\"id\"", idSchema, "a string; put it in quotes"), (value, reader, { at }) => {
				let isWellFormed = idPattern.test(value);
				if (isWellFormed && !reservedIds.includes(value)) return value;
				let message = isWellFormed ? `The id "${value}" is reserved. Choose another.` : `The id ${JSON.stringify(value)} is not allowed. Use a-z, 0-9 and "-", and begin with a letter or digit.`;
				return (0, shape.fJ)(reader, at, "invalid-value", message);
			}),
			when: (0, shape.lq)((0, shape.KT)("when", conditions_shape.MC), [])
		}, reason = (0, shape.lq)((0, shape.Qq)("\"reason\"", "Why, for the log and the summary."), null), limit = (0, shape.lq)((0, shape.U9)("\"limit\"", "How many times a run may use this entry.")), thenKey = "then", alwaysVerbs = ["allow-always", "reject-always"], alwaysNeedsReason = {
			check(entry, reader) {
				if (!alwaysVerbs.includes(entry.then) || entry.reason !== null) return;
				let message = `"${entry.then}" needs a "reason": what it allows or forbids outlives this run.`;
				(0, shape.fJ)(reader, entry.at, "missing-key", message);
			},
			schema: {
				if: { properties: { [thenKey]: { enum: alwaysVerbs } } },
				[thenKey]: { required: ["reason"] }
			}
		}, guardShape = (0, shape.H$)((0, shape.pq)({
			...commonFields,
			match: (0, shape.KT)("guardMatch", (0, conditions_shape.Zz)("guard")),
			[thenKey]: (0, shape.Vm)("\"then\" of a guard", policy.IJ, "The verb: guards only refuse."),
			reason
		}, {
			what: "The guard",
			about: "Can only refuse; checked first.",
			...alwaysNeedsReason
		}), ({ then: verb, ...guard }) => ({
			...guard,
			verb
		})), ruleShape = (0, shape.H$)((0, shape.pq)({
			...commonFields,
			match: (0, shape.KT)("ruleMatch", (0, conditions_shape.Zz)("rule")),
			[thenKey]: (0, shape.Vm)("\"then\" of a rule", policy.XK, "What is done."),
			reason,
			limit
		}, {
			what: "The rule",
			about: "The first rule that matches decides.",
			...alwaysNeedsReason
		}), ({ then: verb, ...rule }) => ({
			...rule,
			verb,
			placeLimits: (0, policy.kG)(verb) ? (0, place.xr)(rule.match) : void 0
		})), answerShape = {
			read(node, reader) {
				if (node.type === "plain" && typeof node.value == "string") return node.value;
				if (node.type !== "map") return (0, shape.WF)(reader, node, "\"answer\"", "a string in quotes, or a mapping of field name to value");
				if (node.entries.length === 0) return (0, shape.fJ)(reader, node.at, "invalid-value", "\"answer\" names no field. Name at least one.");
				let problemCount = reader.problems.length, fields = Object.create(null);
				for (let { key, value } of node.entries) {
					let what = `The field ${JSON.stringify(key)} of "answer"`;
					value.type === "plain" && value.value !== null ? fields[key] = value.value : (0, shape.WF)(reader, value, what, "a string, a number, true or false");
				}
				return reader.problems.length > problemCount ? void 0 : fields;
			},
			schema: () => ({
				anyOf: [{ type: "string" }, {
					type: "object",
					minProperties: 1,
					additionalProperties: { type: [
						"string",
						"number",
						"boolean"
					] }
				}],
				description: "For a question with one field or none: a string. Otherwise a mapping of field name to value."
			})
		}, questionFields = {
			...commonFields,
			match: (0, shape.KT)("questionMatch", (0, conditions_shape.Zz)("question")),
			answer: (0, shape.lq)(answerShape),
			[thenKey]: (0, shape.lq)((0, shape.Vm)("\"then\" of a question", policy.LX, "The verb, in place of an answer.")),
			reason,
			limit
		};
		function checkAnswerOrThen({ at, answer, then: verb }, reader) {
			answer !== void 0 && verb !== void 0 && (0, shape.fJ)(reader, at, "invalid-value", "A question has either \"answer\" or \"then\". Delete one."), answer === void 0 && verb === void 0 && (0, shape.fJ)(reader, at, "missing-key", "The question has neither \"answer\" nor \"then\". Add one.");
		}
		let questionShape = (0, shape.H$)((0, shape.pq)(questionFields, {
			what: "The question",
			about: "Decides about pauses that are not permissions; the first that matches.",
			check: checkAnswerOrThen,
			schema: { oneOf: [{ required: ["answer"] }, { required: ["then"] }] }
		}), ({ then: verb, ...question }) => ({
			...question,
			verb
		})), globsShape = (0, shape.p_)("\"paths\"", (0, file_forms.Qh)("A glob of \"paths\""), {
			minItems: 1,
			description: "Paths from the root: * and ? stay within a segment, ** is any number of segments."
		}, "a list of at least one path glob"), statusShape = (0, shape.Vm)("\"status\"", policy.lJ, "What happened to the file."), statusesShape = (0, shape.h9)("\"status\"", statusShape, "If left out, an allow takes added and modified files, and the other verbs match all."), changeFields = {
			...commonFields,
			paths: globsShape,
			status: (0, shape.lq)(statusesShape),
			binary: (0, shape.lq)((0, shape.Jt)("\"binary\"", "For allow: also takes contents that are not text."), !1),
			[thenKey]: (0, shape.Vm)("\"then\" of a change", policy.XZ, "Take the file, leave it behind, or take nothing."),
			reason,
			limit
		};
		function checkChangeEntry(entry, reader) {
			judge.gB.some((rule) => rule === entry.id) && (0, shape.fJ)(reader, entry.at, "invalid-value", `The id "${entry.id}" is reserved among changes. Choose another.`);
			let at = entry.positions.get("binary");
			at !== void 0 && entry.then !== "allow" && (0, shape.fJ)(reader, at, "invalid-value", "\"binary\" belongs only to \"then: allow\": the other verbs match any content.");
		}
		let changeEntryShape = (0, shape.H$)((0, shape.pq)(changeFields, {
			what: "The change",
			about: "The first entry that matches a changed file decides about it.",
			check: checkChangeEntry
		}), ({ then: verb, paths, status: statuses, ...entry }) => ({
			...entry,
			match: [],
			verb,
			globs: paths,
			reach: compileReach(paths, verb),
			statuses: statuses ?? (verb === "allow" ? ["added", "modified"] : policy.lJ)
		})), changeShape = (0, shape.pq)({
			path: (0, shape.Qq)("\"path\" of a change", "The path of the file, from the root."),
			status: (0, shape.lq)(statusShape, "modified"),
			bytes: (0, shape.lq)((0, shape.U9)("\"bytes\"", "Size of the new content; 0 when left out.", { least: 0 }), 0),
			lines: (0, shape.lq)((0, shape.U9)("\"lines\"", "Lines added and removed; 0 when left out.", { least: 0 }), 0),
			binary: (0, shape.lq)((0, shape.Jt)("\"binary\"", "The content is not text."), !1)
		}, {
			what: "The change",
			about: "A changed file."
		});
	}),
	55392: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Hc: () => toExplanation,
			UP: () => explainChange,
			el: () => explainDecision,
			hG: () => chooseChangeExitCode,
			pm: () => readChange,
			xu: () => chooseExitCode
		});
		var _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16413), _file_entry_shapes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98804), _file_shape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56243), _match_place_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62774), _text_invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71376);
		function toExplanation({ verb, answer, rule, reason, trace }) {
			return {
				verb,
				answer,
				rule,
				reason,
				trace
			};
		}
		function chooseExitCode(decision) {
			return decision.outcome === "allow" || decision.outcome === "answer" ? 0 : decision.outcome === "reject" ? 3 : 4;
		}
		function explainDecision(decision) {
			let { outcome, answer, rule } = decision, width = Math.max(...decision.trace.map((entry) => entry.id.length), 7), label = outcome === "stop" || outcome === "ask" ? outcome : "answer";
			return [
				`pause      ${decision.pause === null ? "malformed" : describePause(decision.pause)}`,
				...decision.trace.map((entry) => {
					let name = entry.list === "default" ? "" : entry.id;
					return `  ${listNouns[entry.list].padEnd(8)} ${name.padEnd(width)}  ${describeVerdict(entry)}`;
				}),
				...decision.ladder === null ? [] : [`ladder     ${decision.ladder}`],
				`budgets    ${decision.budgets}`,
				...decision.reason === null ? [] : [`reason     ${(0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_0__.jQ)(decision.reason)}`],
				`${label.padEnd(11)}${answer === null ? "" : `${(0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_0__.jQ)(answer)} `}by ${rule}`
			];
		}
		let listNouns = {
			guards: "guard",
			rules: "rule",
			questions: "question",
			default: "default"
		};
		function describeVerdict({ matched, because }) {
			return `${matched ? "yes" : because === "not reached" ? "-  " : "no "}  ${because}`;
		}
		function describePause(pause) {
			let place = (0, _match_place_js__WEBPACK_IMPORTED_MODULE_1__.df)(pause);
			return [
				`kind ${(0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_0__.vp)(pause.kind)}`,
				...pause.tool === void 0 ? [] : [`tool ${(0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_0__.vp)(pause.tool)}`],
				...pause.command === void 0 ? [] : [`command ${(0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_0__.vp)(pause.command)}`],
				...typeof pause.arguments.message == "string" ? [`message ${(0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_0__.vp)(pause.arguments.message)}`] : [],
				...place === void 0 ? [] : [place],
				...pause.options.length === 0 ? [] : [`options ${(0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_0__.vp)(pause.options)}`]
			].join(", ");
		}
		function readChange(text) {
			let json = (0, _json_js__WEBPACK_IMPORTED_MODULE_2__.qF)(text), reading = (0, _file_shape_js__WEBPACK_IMPORTED_MODULE_3__.Vh)(_file_entry_shapes_js__WEBPACK_IMPORTED_MODULE_4__.W3, (0, _json_js__WEBPACK_IMPORTED_MODULE_2__.Gv)(json) ? json : { path: text });
			return "value" in reading ? { change: reading.value } : { error: reading.problems[0]?.message ?? "Not a change." };
		}
		function chooseChangeExitCode({ answer }) {
			return {
				taken: 0,
				left: 3,
				stop: 4
			}[answer];
		}
		function explainChange({ path, status }, verdict) {
			let width = Math.max(0, ...verdict.trace.map(({ id }) => id.length));
			return [
				`change     ${status} ${(0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_0__.vp)(path)}`,
				...verdict.trace.map((each) => `  change   ${each.id.padEnd(width)}  ${describeVerdict(each)}`),
				`reason     ${verdict.reason}`,
				`answer     ${verdict.answer} by ${verdict.rule}`
			];
		}
	}),
	91480: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			e: () => replay,
			y: () => readContext
		});
		var _json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(16413), _context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31576), _decide_ask_undecided_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82185), _decide_canned_answer_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(62530), _decide_decide_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(290), _decision_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15233), _file_conditions_shape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67678), _file_shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56243), _pause_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(49469);
		function readContext(value) {
			if (value === void 0) return { context: _context_js__WEBPACK_IMPORTED_MODULE_0__.Ut };
			let reading = (0, _file_shape_js__WEBPACK_IMPORTED_MODULE_1__.Vh)(_file_conditions_shape_js__WEBPACK_IMPORTED_MODULE_2__.Be, value);
			return "value" in reading ? { context: reading.value } : { error: reading.problems.map((problem) => problem.message).join(" ") };
		}
		function replay(run, policy) {
			let decisions = (0, _decide_decide_js__WEBPACK_IMPORTED_MODULE_3__.startDecisions)(run.atTerminal ? (0, _decide_ask_undecided_js__WEBPACK_IMPORTED_MODULE_4__.t)(policy) : policy, run.context);
			return run.pauses.map((past) => replayPause(past, decisions));
		}
		function replayPause(past, decisions) {
			let { request, decided: was, how } = past, first = decisions.decide(request), asksNow = first.outcome === "ask";
			if (how.outcome === "ask") return {
				...toReplayed(request, first, was),
				changed: !asksNow,
				asksNow,
				wasAsked: !0
			};
			let now = asksNow && (first.rule === was.rule || was.rule === _decision_js__WEBPACK_IMPORTED_MODULE_5__.Pe) ? decideAgain(past, first, decisions) : first;
			return how.wasRefused && was.answer !== null && now.answer === was.answer && decisions.refused(request, now), {
				...toReplayed(request, now, was),
				asksNow
			};
		}
		function toReplayed({ toolCallId: tool_call_id }, { operation, answer, rule, outcome, reason }, was) {
			return {
				tool_call_id,
				operation,
				was,
				now: {
					answer,
					rule,
					outcome,
					reason
				},
				changed: answer !== was.answer
			};
		}
		function decideAgain({ request, decided: was, how }, first, decisions) {
			let wish = how.by === "nobody" ? void 0 : toWish(was.answer, first.pause);
			if (wish === void 0) return decisions.nobodyAnswered(request);
			let decision = decisions.personAnswered(request, wish);
			return "error" in decision ? first : was.rule === _decision_js__WEBPACK_IMPORTED_MODULE_5__.Pe ? (0, _decision_js__WEBPACK_IMPORTED_MODULE_5__.xx)(decision) : decision;
		}
		function toWish(answer, pause) {
			if (answer === null || pause === null) return;
			if ((0, _pause_js__WEBPACK_IMPORTED_MODULE_6__.Yo)(pause)) return answer === "allow_once" ? "allow" : answer === "allow_always" ? "allow-always" : void 0;
			if (!(0, _decide_canned_answer_js__WEBPACK_IMPORTED_MODULE_7__.kQ)(pause.arguments)) return { value: answer };
			let json = (0, _json_js__WEBPACK_IMPORTED_MODULE_8__.qF)(answer);
			return answer === _decide_canned_answer_js__WEBPACK_IMPORTED_MODULE_7__.Kx ? void 0 : { value: (0, _json_js__WEBPACK_IMPORTED_MODULE_8__.Gv)(json) && (0, _json_js__WEBPACK_IMPORTED_MODULE_8__.hQ)(json, "content") || answer };
		}
	}),
	85697: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$2: () => toFacts,
			b4: () => isHookRun,
			ik: () => toSpan,
			jd: () => toCost,
			y1: () => maxName
		});
		var _models_use_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45769), _shell_word_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52214), _render_cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99179);
		let maxName = 500;
		function isHookRun({ start }) {
			return start?.at_terminal === !0 && start.intern_id.startsWith("hook:");
		}
		function toFacts(record) {
			let models = record.models?.map((use) => [`Models without a key, ${(0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)((0, _models_use_words_js__WEBPACK_IMPORTED_MODULE_1__.pt)(use), 500)}`]) ?? [], lines = [
				toPolicy(record),
				toUsage(record),
				...models,
				toContinuation(record)
			].filter((one) => one.length > 0);
			return lines.length === 0 ? [] : [{
				type: "quiet",
				lines
			}];
		}
		function toCost(cost) {
			return `USD ${cost.toFixed(4)}`;
		}
		function toUsage({ usage, model }) {
			let { prompt_tokens, completion_tokens, total_tokens } = usage ?? {}, counts = [
				prompt_tokens !== void 0 && `${prompt_tokens} tokens in`,
				completion_tokens !== void 0 && `${completion_tokens} out`,
				total_tokens !== void 0 && `${total_tokens} in all`
			].filter((part) => part !== !1), tokens = counts.length === 0 ? [] : [`Usage: ${counts.join(", ")}`], modelPart = model === null ? [] : ["Model: ", { code: (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)(model, 500) }];
			return tokens.length > 0 && modelPart.length > 0 ? [
				...tokens,
				" \u00b7 ",
				...modelPart
			] : [...tokens, ...modelPart];
		}
		function toPolicy({ start, pauses }) {
			if (start === null) return [];
			let { path, commit, digest } = start.policy, atCommit = commit === null ? [] : [" at commit ", { code: commit.slice(0, 12) }];
			if (path === null) {
				let deciders = new Set(pauses.flatMap(({ decisions }) => decisions.map(({ decided_by }) => decided_by)));
				return deciders.has("person") ? [
					"No policy file",
					...atCommit,
					"; a person decided"
				] : isHookRun({ start }) ? ["No permission policy decided these calls"] : deciders.has("nobody") ? [
					"No policy file",
					...atCommit,
					"; nobody answered"
				] : [
					"Permission policy: none",
					...atCommit,
					", so everything is rejected"
				];
			}
			let hash = digest === null ? [] : [", SHA-256 ", { code: digest.slice(0, 12) }];
			return [
				"Permission policy: ",
				{ code: (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)(path, 500) },
				...atCommit,
				...hash
			];
		}
		function toContinuation({ session_id, start }) {
			if (session_id === null || start?.session_ends === !0) return [];
			let id = (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)(session_id, 500);
			return start?.tool?.name === "interns" ? ["To continue this session: ", { code: `interns chat --session ${(0, _shell_word_js__WEBPACK_IMPORTED_MODULE_2__.u)(id)}` }] : ["To continue this session, set ", { code: `session-id: ${/^[\w.-]+$/.test(id) ? id : JSON.stringify(id)}` }];
		}
		function toSpan(ms) {
			if (ms < 1e3) return `${Math.max(0, Math.round(ms))} ms`;
			if (ms < 59950) return `${(ms / 1e3).toFixed(1)} s`;
			let seconds = Math.round(ms / 1e3), minutes = Math.floor(seconds / 60);
			return minutes < 60 ? `${minutes} min ${seconds % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
		}
	}),
	99179: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			VK: () => computeWordLimit,
			hl: () => toFitting,
			m7: () => keepEnds,
			ml: () => shorten,
			qt: () => keepFirst
		});
		function keepEnds(text, length) {
			if (text.length <= length) return {
				head: text,
				tail: "",
				omitted: 0
			};
			let head = trimSurrogates(text.slice(0, Math.ceil(length * 2 / 3))), tail = trimSurrogates(text.slice(text.length - Math.floor(length / 3)));
			return {
				head,
				tail,
				omitted: text.length - head.length - tail.length
			};
		}
		function shorten(text, length) {
			let { head, tail, omitted } = keepEnds(text, length);
			return omitted === 0 ? head : `${head}\u2026${tail}`;
		}
		function keepFirst(entries, max, note) {
			return entries.length <= max ? entries : [...entries.slice(0, max), note(entries.length - max)];
		}
		function toFitting(sizes, maxBytes, write) {
			let text = "";
			for (let size of sizes) if (text = write(size), text.length * 3 <= maxBytes || text.length <= maxBytes && Buffer.byteLength(text) <= maxBytes) break;
			return text;
		}
		function trimSurrogates(text) {
			return text.replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, "");
		}
		function computeWordLimit(rows) {
			let columns = Math.max(1, ...rows.map((row) => row.length));
			if (!(Array.from({ length: columns }, (_, column) => rows.reduce((most, row) => Math.max(most, measureLongestWord(row[column] ?? "")), 0)).reduce((sum, width) => sum + width + 4, 0) <= 64)) return Math.max(6, Math.floor(64 / columns) - 4);
		}
		function measureLongestWord(text) {
			return text.split(/\s+/u).reduce((most, word) => Math.max(most, Array.from(word).length), 0);
		}
	}),
	49604: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { P: () => toShownPause });
		var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16413), _permission_pause_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49469), _permission_text_invisible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71376), _permission_text_plain_code_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36277);
		let standardOptions = new Set([
			"allow_once",
			"allow_always",
			"reject_once",
			"reject_always"
		]);
		function toShownPause(argumentsText, options) {
			let pause = (0, _permission_pause_js__WEBPACK_IMPORTED_MODULE_0__.H5)(argumentsText);
			if ("error" in pause) return {
				question: [],
				more: [],
				isWhole: !1
			};
			let { redact = (text) => text, columns, maxLines, skip = [] } = options, spell = (text) => spellOut(redact(text), columns, pause.kind === "permission"), { key: questionKey, text } = chooseQuestion(pause), otherArguments = Object.entries(pause.arguments).filter(([key]) => key !== questionKey && !skip.includes(key) && !isRedundant(key, pause)), question = spell(text), more = otherArguments.flatMap(([key, value]) => flatten(quoteName(key), value)).flatMap(spell);
			if (question.length + more.length <= maxLines) return {
				question,
				more,
				isWhole: !0
			};
			let shownQuestion = question.slice(0, maxLines);
			return {
				question: shownQuestion,
				more: more.slice(0, maxLines - shownQuestion.length),
				isWhole: !1
			};
		}
		function chooseQuestion({ command, operation, tool, arguments: pauseArguments }) {
			return command === void 0 ? typeof operation == "string" ? {
				key: "operation",
				text: operation
			} : typeof pauseArguments.message == "string" ? {
				key: "message",
				text: pauseArguments.message
			} : {
				key: "",
				text: "(it does not say what)"
			} : {
				key: tool === operation ? "command" : "operation",
				text: command
			};
		}
		function isRedundant(key, { command, options }) {
			return key === "command" ? command !== void 0 : key === "kind" || key === "options" && options.every((option) => standardOptions.has(option));
		}
		function flatten(path, value) {
			if ((0, _json_js__WEBPACK_IMPORTED_MODULE_1__.Lv)(value) && value.length > 0) return value.flatMap((each, index) => flatten(`${path}[${index}]`, each));
			if ((0, _json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(value)) {
				let fields = Object.entries(value);
				if (fields.length > 0) return fields.flatMap(([key, each]) => flatten(`${path}.${quoteName(key)}`, each));
			}
			return [`${path}: ${typeof value == "string" && value !== "" ? value : JSON.stringify(value)}`];
		}
		function quoteName(key) {
			return /^[\w-]+$/.test(key) ? key : JSON.stringify(key);
		}
		function spellOut(text, columns, isCode) {
			let lines = [], gutter = "  ", end = 0, write = (piece) => {
				for (let line of wrap(toUnits(piece, isCode), gutter, columns)) lines.push(line);
			};
			for (let { 0: feeds, index } of text.matchAll(lineFeeds)) index > 0 && write(text.slice(end, index)), gutter = feeds.length === 1 ? "\u23ce " : `\u23ce\u00d7${feeds.length} `, end = index + feeds.length;
			return write(text.slice(end)), lines;
		}
		let lineFeeds = /\n+/g;
		function toUnits(line, isCode) {
			let units = Array.from(spellLine(line, { isCode }).matchAll(unsplit), ([found, spelled]) => /^ {2,}$/.test(found) ? `\u2423\u00d7${found.length}` : spelled === void 0 || found === spelled ? found : `${spelled}\u00d7${found.length / spelled.length}`);
			return units.at(-1) === " " ? [...units.slice(0, -1), "\u2423"] : units;
		}
		let unsplit = / {4,}| +$|(\\u\{[0-9a-f]+\})\1*|.\p{M}*/gsu;
		function spellLine(line, { isCode, hasComments = !1 }) {
			let marked = line.replace(layoutMarks, _permission_text_invisible_js__WEBPACK_IMPORTED_MODULE_2__.Vg).replace(stackedMarks, (marks) => marks.replace(/./gsu, _permission_text_invisible_js__WEBPACK_IMPORTED_MODULE_2__.Vg)), revealed = isCode ? (0, _permission_text_plain_code_js__WEBPACK_IMPORTED_MODULE_3__.g)(marked, { hasComments }) : marked;
			return (0, _permission_text_invisible_js__WEBPACK_IMPORTED_MODULE_2__.jQ)(revealed.replace(meaningless, _permission_text_invisible_js__WEBPACK_IMPORTED_MODULE_2__.Vg));
		}
		let layoutMarks = /[\u2423\u23ce\u21aa]|\\(?=u\{)/gu, stackedMarks = /\p{M}{3,}/gu, meaningless = /[\p{Co}\p{Cn}\u{16fe4}\u{1d159}]/gu;
		function wrap(units, gutter, columns) {
			let lines = [], prefix = gutter, start = 0;
			do {
				let { end, space } = findLineEnd(units, start, columns - measureWidth(prefix)), line = `${prefix}${units.slice(start, space ?? end).join("")}`;
				lines.push(space === void 0 ? line : `${line}\u2423`), start = space === void 0 ? end : space + 1, prefix = "\u21aa ";
			} while (start < units.length);
			return lines;
		}
		function findLineEnd(units, start, width) {
			let column = 0, space;
			for (let at = start; at < units.length; at += 1) {
				let nextColumn = column + measureWidth(units[at] ?? "");
				if (nextColumn > width && at > start) return {
					end: at,
					space
				};
				units[at] === " " && at > start && units[at - 1] !== " " && units[at + 1] !== " " && column + measureWidth("\u2423") <= width && (space = at), column = nextColumn;
			}
			return {
				end: units.length,
				space: void 0
			};
		}
		function measureWidth(text) {
			let width = 0;
			for (let character of text) width += character <= "~" ? 1 : 2;
			return width;
		}
	})
};
