export const id = 9607;
export const ids = [
	9607,
	452,
	2352,
	1067,
	8768,
	9101,
	3448
];
export const modules = {
	19607: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { openConsole: () => openConsole });
		var schemas = __webpack_require__(94343), json_body = __webpack_require__(92581), refusals = __webpack_require__(59191), external_node_fs_ = __webpack_require__(73024), errors = __webpack_require__(452), context = __webpack_require__(31576), decide = __webpack_require__(86387), policy_file = __webpack_require__(53448), replay = __webpack_require__(72352), suggest = __webpack_require__(69273);
		let none = {
			source: void 0,
			text: "",
			policy: void 0,
			problems: [],
			context: {}
		};
		function createJudge(file) {
			let tried = none, known = context.Ut, isPasted = !1, seen = "", read = async (text, source) => {
				let reading = await (0, policy_file.readPolicy)(text, source), isRead = "policy" in reading, policy = isRead ? reading.policy : void 0, problems = isRead ? [] : reading.problems.slice(0, 10).map(({ line, column, message }) => `${line}:${column}: ${message}`);
				tried = {
					...tried,
					source,
					text,
					policy,
					problems
				};
			}, readFile = async () => {
				if (file === void 0) return;
				let { path, isDefault } = file;
				if (isDefault && !(0, external_node_fs_.existsSync)(path)) seen = "", tried = {
					...none,
					context: tried.context
				};
				else try {
					let { mtimeMs, size } = (0, external_node_fs_.statSync)(path);
					if (seen === `${mtimeMs} ${size}`) return;
					seen = `${mtimeMs} ${size}`, await read((0, external_node_fs_.readFileSync)(path, "utf8"), path);
				} catch (error) {
					seen = "", tried = {
						...none,
						source: path,
						problems: [(0, errors.describeError)(error)],
						context: tried.context
					};
				}
			};
			return {
				refresh: async () => isPasted ? void 0 : readFile(),
				tried: () => tried,
				async use(text, context) {
					let told = (0, replay.y)(context);
					if ("error" in told) return told.error;
					known = told.context, isPasted = text !== void 0, seen = "", tried = {
						...none,
						context
					}, await (text === void 0 ? readFile() : read(text, "the policy that was pasted here"));
				},
				judge(pause) {
					if (tried.policy === void 0) return;
					let request = {
						toolCallId: "console",
						arguments: pause
					}, decision = (0, decide.startDecisions)(tried.policy, known).decide(request), suggestion = decision.outcome === "reject" ? (0, suggest.suggestRule)(request, decision) : void 0;
					return {
						decision,
						rule: suggestion !== void 0 && "yaml" in suggestion ? suggestion.yaml : void 0
					};
				}
			};
		}
		function keepUpToDate({ sections, sink, onStop }) {
			let sent = new Map(), isBusy = !1, look = async () => {
				let changed = {};
				for (let [id, { html }] of await sections()) sent.get(id) !== html && (sent.set(id, html), changed[id] = html);
				Object.keys(changed).length === 0 || sink.write(`data: ${JSON.stringify(changed)}\n\n`) || await sink.drained();
			}, tick = () => {
				isBusy || (isBusy = !0, look().finally(() => {
					isBusy = !1;
				}));
			}, timer = setInterval(tick, 250), forget = onStop(() => {
				clearInterval(timer), sink.end("");
			});
			sink.onLeave(() => {
				clearInterval(timer), forget();
			}), tick();
		}
		var external_node_crypto_ = __webpack_require__(77598);
		let scriptText = "(function(){function e({method:e,path:n,key:r,body:i},{origin:a,isGuarded:o}){let s=o||n.startsWith(`/_console/`)?`INTERNS_CONSOLE_TOKEN`:void 0,c=r===void 0?s:`INTERNS_API_KEY`;return t({method:e,url:a+n,bearer:c,body:i===void 0?void 0:JSON.stringify(i)})}function t({method:e,url:t,bearer:i,body:a}){return[`curl -sS ${n(t)}`,...e===`POST`&&a!==void 0?[]:[`-X ${e}`],...i===void 0?[]:[`-H \"Authorization: Bearer $${i}\"`],...a===void 0?[]:[`-H 'Content-Type: application/json'`,`-d ${n(r(a))}`]].join(` \\\\\n  `)}function n(e){return`'${e.replaceAll(`'`,String.raw`'\\''`)}'`}function r(e){return e.replaceAll(/[^\\x20-\\x7e]/g,e=>`\\\\u${e.charCodeAt(0).toString(16).padStart(4,`0`)}`)}async function i(e,{onChange:t,onConnection:n}){for(;;){try{let r=await fetch(`/_console/live`,{headers:{authorization:`Bearer ${e}`}});r.ok&&r.body!==null&&(n(!0),await a(r.body,t))}catch{}n(!1),await new Promise(e=>setTimeout(e,2e3))}}async function a(e,t){let n=``,r=e.pipeThrough(new TextDecoderStream).getReader();for(let e=await r.read();!e.done;e=await r.read()){let r=(n+e.value).split(`\n\n`);n=r.pop()??``;for(let e of r)t(JSON.parse(e.slice(6)))}}let o=/* @__PURE__ */ new Set([`open`,`value`]);function s(e,t){if(e.hasAttribute(`data-own`))return;let n=[...t.childNodes];for(let[t,r]of n.entries()){let i=c(e,t,n),a=[...e.childNodes].slice(t).find(e=>l(e,r));(a===void 0||a!==i)&&e.insertBefore(a??r,i??null),a!==void 0&&u(a,r)}for(;e.childNodes.length>n.length;)e.lastChild?.remove()}function c(e,t,n){for(;;){let r=e.childNodes[t];if(r===void 0||n.slice(t).some(e=>l(r,e)))return r;r.remove()}}function l(e,t){return e.nodeName===t.nodeName?!(e instanceof Element&&t instanceof Element)||e.id===t.id:!1}function u(e,t){e instanceof Element&&t instanceof Element?(d(e,t),s(e,t)):e.nodeValue!==t.nodeValue&&(e.nodeValue=t.nodeValue)}function d(e,t){let n=e=>!t.hasAttribute(e)&&!o.has(e);for(let t of e.getAttributeNames().filter(n))e.removeAttribute(t);for(let n of t.getAttributeNames()){let r=t.getAttribute(n)??``;e.getAttribute(n)!==r&&e.setAttribute(n,r)}}function f(e,t,n,r){let{method:i,path:a,key:o,body:s}=e,c=e=>t[e]??``;switch(e.fill){case`answer`:return{method:i,path:a,key:o,body:p(s,JSON.parse(n))};case`fields`:return{method:i,path:a,key:o,body:p(s,JSON.stringify(m(JSON.parse(n),r)))};case`prompt`:{let e=c(`session`)===``?{}:{session_id:c(`session`)},t=[{role:`user`,content:c(`prompt`)}],n=`${a}${encodeURIComponent(JSON.parse(c(`intern`)))}/chat/completions`,r={...s,approval_mode:c(`mode`),...e,messages:t};return{method:i,path:n,key:JSON.parse(c(`key`)),body:r}}case`clock`:return{method:i,path:a,key:o,body:{advance:c(`advance`)}};case`fault`:{let e={after:Number(c(`after`)),times:Number(c(`times`))};return{method:i,path:a,key:o,body:{route:c(`route`),...e,fault:JSON.parse(c(`fault`))}}}case`policy`:{let e=c(`context`).trim()===``?{}:JSON.parse(c(`context`));return{method:i,path:a,key:o,body:{policy:c(`policy`),context:e}}}default:return{method:i,path:a,key:o,body:s}}}function p(e,t){let{messages:n}=e??{},[r]=Array.isArray(n)?n:[];return{...e,messages:[{...r,content:t}]}}function m(e,t){if(e!==`accept`)return{action:e};let n=t.filter(({text:e})=>e!==``);return{action:e,content:Object.fromEntries(n.map(e=>[e.name,h(e)]))}}function h({type:e,text:t,isChosen:n}){return n?JSON.parse(t):e===`number`||e===`integer`?Number(t):t}function g(e,t){let n=JSON.parse(e.dataset.call??`{}`),r=[...new FormData(e)],i=Object.fromEntries(r.map(([e,t])=>[e,typeof t==`string`?t:``])),a=[...e.querySelectorAll(`[data-field]`)].map(e=>({...JSON.parse(e.dataset.field??`{}`),text:e.value,isChosen:e instanceof HTMLSelectElement}));return f(n,i,t.value,a)}async function _({method:e,path:t,key:n,body:r},i){let a={authorization:`Bearer ${n===void 0?i.token:await v(n,i)}`,\"content-type\":`application/json`},o=await fetch(t,{method:e,headers:a,...r===void 0?{}:{body:JSON.stringify(r)}}),s=await o.text();return o.ok?`Done.`:`${o.status}: ${y(s)}`}async function v(e,{token:t}){let n={authorization:`Bearer ${t}`,\"content-type\":`application/json`},r=await(await fetch(`/_console/token`,{method:`POST`,headers:n,body:JSON.stringify({key:e})})).json();if(r.access_token===void 0)throw Error(r.error?.message??`No token.`);return r.access_token}function y(e){try{let{error:t}=JSON.parse(e);return t?.message??e}catch{return e}}let b={origin:location.origin,token:new URLSearchParams(location.search).get(`token`)??``,isGuarded:document.body.dataset.guarded===`true`};function x(t){let n=t.querySelector(`.curl > [data-own]`);if(n===null)return;let r=[...t.querySelectorAll(`button`)].map(n=>{try{return e(g(t,n),b)}catch{return`(${n.textContent}: what is filled in is not JSON)`}}),i=r.map(e=>{let t=document.createElement(`pre`);return t.append(Object.assign(document.createElement(`code`),{textContent:e})),t});n.textContent!==r.join(``)&&n.replaceChildren(...i)}let S=()=>{for(let e of document.forms)x(e)};function C(e,t){let n=document.activeElement,r=n!==null&&e.contains(n);t(),r&&!n.isConnected&&e.closest(`section`)?.querySelector(`h2`)?.focus()}function w({scrollTop:e,scrollHeight:t,clientHeight:n}){return t-e-n<4}function T(e){for(let[t,n]of Object.entries(e)){let e=document.getElementById(t);if(e===null)continue;let{body:r}=new DOMParser().parseFromString(n,`text/html`),i=[...e.querySelectorAll(`.said`)].filter(w);C(e,()=>s(e,r));for(let e of i)e.scrollTop=e.scrollHeight}let t=document.querySelectorAll(`.question`).length;document.title=`${t===0?``:`(${t}) `}Local Intern Service`,S()}async function E(e,t){let n=e.querySelector(`.outcome`),r=e=>{n!==null&&(n.textContent=e)};r(`Sent …`);try{r(await _(g(e,t),b))}catch(e){r(e instanceof Error?e.message:String(e))}}document.addEventListener(`click`,e=>{e.detail>1&&e.target instanceof HTMLButtonElement&&e.preventDefault()}),document.addEventListener(`submit`,e=>{e.preventDefault(),e.target instanceof HTMLFormElement&&e.submitter instanceof HTMLButtonElement&&E(e.target,e.submitter)}),document.addEventListener(`input`,S),S();let D=document.getElementById(`connection`);i(b.token,{onChange:T,onConnection(e){D!==null&&(D.hidden=e,D.textContent=e?``:`The service does not answer. The page shows its last known state.`)}})})();";
		var safe_text = __webpack_require__(94112);
		let nothing = { html: "" };
		function markup(pieces, ...parts) {
			return { html: pieces.map((piece, index) => index === 0 ? piece : `${toHtml(parts[index - 1])}${piece}`).join("") };
		}
		function toHtml(part = "") {
			return typeof part == "string" ? (0, safe_text.E3)(part) : typeof part == "number" ? String(part) : "html" in part ? part.html : part.map(({ html }) => html).join("");
		}
		function lines(text) {
			return { html: (0, safe_text.Zm)(text) };
		}
		function data(value) {
			return JSON.stringify(value).replaceAll(/[^\x20-\x7e]|#/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
		}
		let style = __webpack_require__(85283).B + "\n.console header, .console main { max-width: 1680px; }\n#now { margin: .5em 0; } #now .word { margin: 0; } #now time { font-variant-numeric: tabular-nums; }\nmain { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0 48px; }\n.word { margin-left: 0; } h2 { border-bottom: 1px solid var(--line); padding-bottom: 4px; scroll-margin-top: 16px; } h2:focus { outline: none; }\n[hidden] { display: none; } :is(button, select, input, textarea):focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }\n.run-card { border: 1px solid var(--line); border-left: 4px solid var(--c); border-radius: 0 6px 6px 0; padding: 12px 20px; margin: .75em 0; }\n.run-card h3, .run-card h4 { margin: 0; } .run-card h4 { font-size: .875em; color: var(--quiet); font-weight: 600; }\n.run-card .word { margin-left: .5em; } .intern-name { unicode-bidi: isolate; } .run-card > .quiet { margin: .125em 0 .5em; }\n.prompt { color: var(--quiet); border-left: 2px solid var(--line); padding-left: 12px; margin: .5em 0; }\n.said { max-height: 24em; overflow-y: auto; } .said p { white-space: pre-wrap; overflow-wrap: anywhere; unicode-bidi: isolate; margin: .25em 0; }\n.said .reasoning { color: var(--quiet); font-style: italic; }\n.question { background: var(--soft); border-radius: 6px; padding: 12px 16px; margin: .75em 0 .25em; } .question pre { background: var(--ground); }\n.verdict { border-left: 4px solid var(--c); padding-left: 12px; } .verdict small { margin-left: .5em; }\nform { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: end; margin: .5em 0; } form p { margin: 0; min-width: 0; }\nform :is(.wide, .outcome, .curl), .question .buttons { flex: 1 0 100%; } form .outcome:empty { display: none; } form .outcome { font-size: .875em; }\nlabel { display: block; font-size: .875em; font-weight: 600; } label small { font-weight: 400; font-size: 1em; }\n:is(input, select, textarea) { font: inherit; color: inherit; background: var(--ground); border: 1px solid var(--plain); border-radius: 6px; padding: 4px 10px; max-width: 100%; }\n:is(input, select) { height: 36px; } textarea { width: 100%; font: .875em/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; resize: vertical; } .wide input { width: 100%; }\ninput[type=number] { width: 7em; }\nbutton { font: inherit; font-weight: 600; padding: 5px 16px; border-radius: 6px; border: 1px solid var(--c, var(--plain)); color: var(--c, var(--ink)); background: var(--ground); cursor: pointer; min-height: 36px; margin: 0 4px 4px 0; }\nbutton:hover { background: var(--soft); } button:disabled { opacity: .6; cursor: default; }\nbutton.allow { --c: var(--allowed); } button.reject { --c: var(--rejected); } button.other { --c: var(--quiet); } button.main { --c: var(--link); }\n.curl summary, details summary { color: var(--quiet); font-size: .875em; } .curl pre { margin: .25em 0 .5em; }\nthead th { white-space: nowrap; } .usage { display: block; width: 100%; height: 8px; margin-top: 4px; } .usage rect { fill: var(--c); } .usage .limit { fill: var(--line); }\n.journal { list-style: none; padding: 0; margin: 0; font-size: .875em; }\n.journal li { display: grid; grid-template-columns: 4.5em 2.5em minmax(0, 3fr) minmax(0, 4fr); gap: 0 8px; padding: 3px 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }\n.journal time { color: var(--quiet); font-variant-numeric: tabular-nums; } .journal .status { font-size: 1em; } .journal .plain .status { color: var(--quiet); }\n.journal .because { color: var(--quiet); } .journal .request { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: .9375em; }\nsection td, section th { font-size: .875em; min-width: 5.5em; } td .word { white-space: normal; overflow-wrap: normal; } section th[scope=row] { width: auto; min-width: 10em; font-weight: 400; } section td code, section th code { font-size: 1em; padding: 0; background: none; }\n@media (min-width: 1200px) { main { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); } }\n@media (max-width: 640px) {\n  header, main { padding-left: 16px; padding-right: 16px; } h1 { font-size: 1.375em; } th, td { padding: 4px 6px; }\n  .run-card, .question { padding: 8px 12px; } .journal li { grid-template-columns: 4.5em 2.5em minmax(0, 1fr); } .journal .why { grid-column: 3; }\n  table, thead, tbody, tr, th, td { display: block; } thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }\n  tr { border: 1px solid var(--line); border-radius: 6px; margin: 0 0 8px; overflow: hidden; } tr > * { border: 0; } section td.n { text-align: left; }\n  td::before { content: attr(data-head) ': '; color: var(--quiet); }\n}\n", digestOf = (text) => (0, external_node_crypto_.createHash)("sha256").update(text).digest("base64"), pageHeaders = {
			"content-type": "text/html; charset=utf-8",
			"content-security-policy": [
				"default-src 'none'",
				`style-src 'sha256-${digestOf(style)}'`,
				`script-src 'sha256-${digestOf(scriptText)}'`,
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
		}, columns = [[
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
			let part = (id) => markup`<div id="${id}">${sections.get(id) ?? nothing}</div>`, titleId = (title) => `on-${title.toLowerCase().replaceAll(" ", "-")}`, body = columns.map((column) => markup`<div class="column">${column.map(({ title, ids }) => markup`<section aria-labelledby="${titleId(title)}"><h2 id="${titleId(title)}" tabindex="-1">${title}</h2>${ids.map(part)}</section>`)}</div>`), links = columns.flat().map(({ title }) => markup`<a href="#${titleId(title)}">${title}</a> `);
			return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Local Intern Service</title>
<style>${style}</style>
</head>
${markup`<body class="console" data-guarded="${data(isTokenNeeded)}">
<header><h1>Local Intern Service</h1>
<p class="quiet"><code>${baseUrl}</code></p>
${part("now")}
<p id="connection" class="alert warning" role="status" hidden></p>
<nav aria-label="On this page">${links}</nav></header>
<main>${body}</main>`.html}
<script>${scriptText}<\/script>
</body>
</html>
`;
		}
		var control_faults = __webpack_require__(1020);
		function toForm({ id, ...call }, fields) {
			return markup`<form id="${id}" data-call="${data(call)}">${fields}
<p class="outcome" role="status" data-own></p>
<details class="curl"><summary>The same with curl</summary><div data-own></div></details></form>`;
		}
		function toPromptForm(interns, keys, apiPath) {
			let usable = keys.filter(({ type, record }) => type === "standard" && !record.disabled), running = interns.filter(({ status }) => status === "running");
			if (usable.length === 0 || running.length === 0) return markup`<p class="quiet">A prompt needs a running intern and a standard key.</p>`;
			let choices = running.map(({ id, name }) => markup`<option value="${data(id)}">${name}</option>`), as = usable.map(({ record }) => markup`<option value="${data(record.hash)}">${record.hash}</option>`), body = {
				stream: !0,
				approval_mode: "manual",
				messages: [{
					role: "user",
					content: ""
				}]
			}, fields = markup`<p class="wide"><label for="prompt-text">Prompt</label> <textarea id="prompt-text" name="prompt" rows="3" required></textarea></p>
<p><label for="prompt-intern">Intern</label> <select id="prompt-intern" name="intern">${choices}</select></p>
<p><label for="prompt-mode">Mode</label> <select id="prompt-mode" name="mode"><option>manual</option><option>self-drive</option></select></p>
<p><label for="prompt-key">As key</label> <select id="prompt-key" name="key">${as}</select></p>
<p><label for="prompt-session">Session <small>a new one when empty</small></label> <input id="prompt-session" name="session" autocomplete="off"></p>
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
			return markup`<p>${source === void 0 ? markup`There is no policy. Write one with <code>interns policy init</code>, or paste one.` : markup`Open questions are held against <code>${source}</code>${policy === void 0 ? "" : `: ${policy.rules.length === 1 ? "1 rule" : `${policy.rules.length} rules`}, default ${policy.default}`}.`}</p>${problems.length === 0 ? nothing : markup`<div class="alert caution">${problems.map((problem) => markup`<p>${problem}</p>`)}</div>`}<details><summary>Try another policy</summary>${toForm({
				id: "policy",
				method: "PUT",
				path: "/_console/policy",
				body: {},
				fill: "policy"
			}, markup`<p class="wide"><label for="policy-text">Policy <small>empty: that of the file</small></label> <textarea id="policy-text" name="policy" rows="8" spellcheck="false">${lines(`\n${text}`)}</textarea></p>
<p class="wide"><label for="policy-context">What is known of the run <small>JSON, as in <code>--context</code></small></label> <input id="policy-context" name="context" value="${data(context)}" autocomplete="off" spellcheck="false"></p>
<p class="buttons"><button class="main">Try this policy</button></p>`)}</details>`;
		}
		function toClockForm() {
			return toForm({
				id: "clock",
				method: "POST",
				path: "/_clock",
				body: {},
				fill: "clock"
			}, markup`<p><label for="clock-by">Move it ahead by <small>90s, 5m, 1h30m</small></label> <input id="clock-by" name="advance" value="1h" required autocomplete="off"></p>
<p class="buttons"><button class="main">Advance the clock</button></p>`);
		}
		let offered = [
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
<p><label for="fault-what">What goes wrong</label> <select id="fault-what" name="fault">${offered.map(([name, fault]) => markup`<option value="${data(fault)}">${name}</option>`)}</select></p>
<p><label for="fault-after">After so many requests</label> <input id="fault-after" name="after" type="number" min="0" step="1" value="0" required></p>
<p><label for="fault-times">So many times</label> <input id="fault-times" name="times" type="number" min="1" step="1" value="1" required></p>
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
		function toJournal(entries) {
			if (entries.length === 0) return markup`<p class="quiet">No request yet.</p>`;
			let shown = entries.slice(-100).toReversed(), left = entries.length - shown.length, more = left > 0 ? markup`<p class="quiet">${left} earlier ones are at <code>/_journal</code>.</p>` : nothing;
			return markup`<ol class="journal">${shown.map(toEntry)}</ol>${more}`;
		}
		function toEntry({ at, method, path, status, decision, reason }) {
			let isRefused = status === null ? decision !== "received" : status >= 400, why = decision === String(status) ? reason ?? "" : decision, because = reason === null || why === reason ? nothing : markup` <span class="because">${reason}</span>`;
			return markup`<li class="${isRefused ? "failed" : "plain"}"><time>${at.slice(11, 19)}</time> <span class="status word">${status ?? "…"}</span> <span class="request">${method} ${path}</span> <span class="why">${why}${because}</span></li>`;
		}
		var explain = __webpack_require__(55392), shown_pause = __webpack_require__(39411);
		let words = {
			allow_once: "Allow once",
			allow_always: "Allow always",
			reject_once: "Reject once",
			reject_always: "Reject always",
			cancel: "Cancel the operation"
		};
		function toQuestion({ toolCallId, question, deadlineAtMs }, address, judgement) {
			let { asked, more, whole } = (0, shown_pause.P)(JSON.stringify(question), {
				columns: 100,
				maxLines: 2e3,
				skip: ["fields"]
			}), until = new Date(deadlineAtMs).toISOString().slice(11, 19), answers = question.kind === "permission" ? toOptions(question.options) : toFields(question.fields, toolCallId), form = whole ? toForm(toAnswerCall(toolCallId, address, question.kind), answers) : markup`<p class="alert warning">It is too long to be shown whole, so it is not asked here. Answer it with the API.</p>`;
			return markup`<div class="question">
<h4>It asks <small>until ${until} UTC, by the service's clock</small></h4>
<pre><code>${lines([...asked, ...more].map((line) => line.replace(/^ {2}/, "")).join("\n"))}</code></pre>
${judgement === void 0 ? nothing : toJudgement(judgement)}
${form}</div>`;
		}
		function toAnswerCall(toolCallId, { path, keyHash, sessionId }, kind) {
			let answer = {
				role: "tool",
				tool_call_id: toolCallId,
				content: ""
			};
			return {
				id: `answer-${toolCallId}`,
				method: "POST",
				path,
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
			return markup`<button class="${answer.startsWith("allow") ? "allow" : answer.startsWith("reject") ? "reject" : "other"}" name="answer" value="${data(answer)}">${words[answer] ?? answer}</button> `;
		}
		function toFields(fields, toolCallId) {
			let inputs = fields.map((field, index) => toField(field, `${toolCallId}-${index}`)), decline = markup`<button class="reject" name="answer" value="${data("decline")}" formnovalidate>Decline</button>`, cancel = markup`<button class="other" name="answer" value="${data("cancel")}" formnovalidate>Cancel</button>`;
			return markup`${inputs}<p class="buttons"><button class="allow" name="answer" value="${data("accept")}">Send the answer</button> ${decline} ${cancel}</p>`;
		}
		function toField({ name, type = "string", required = !1, options }, id) {
			let field = data({
				name,
				type
			}), label = markup`<label for="${id}">${name} <small>${type}${required ? ", required" : ""}</small></label>`, must = required ? markup` required` : nothing, offered = options ?? (type === "boolean" ? [!0, !1] : void 0);
			return offered === void 0 ? markup`<p>${label} <input ${type === "number" || type === "integer" ? markup`type="number" step="${type === "integer" ? "1" : "any"}"` : markup`type="text"`} id="${id}" data-field="${field}" autocomplete="off"${must}></p>` : markup`<p>${label} <select id="${id}" data-field="${field}"${must}><option value="">Choose one</option>${offered.map((value) => {
				let shown = typeof value == "string" ? value : JSON.stringify(value);
				return markup`<option value="${data(value)}">${shown}</option>`;
			})}</select></p>`;
		}
		let verdicts = {
			allow: "allowed",
			answer: "allowed",
			reject: "rejected",
			stop: "rejected",
			ask: "asked"
		};
		function toJudgement({ decision, rule }) {
			let { outcome, answer, reason } = decision, said = outcome === "ask" ? markup`would ask a person` : outcome === "stop" ? markup`would stop the run` : markup`would answer <code>${answer ?? ""}</code>`, by = decision.rule === "default" ? "no rule matches" : `rule ${decision.rule}`, paste = rule === void 0 ? nothing : markup`<details><summary>A rule that would allow it</summary><pre><code>${lines(rule)}</code></pre></details>`;
			return markup`<p class="verdict ${verdicts[outcome]}">The policy ${said} <small>${by}</small></p>
${reason === null ? nothing : markup`<p class="quiet">${reason}</p>`}
<details><summary>How it comes to that</summary><pre><code>${lines((0, explain.explainLines)(decision).join("\n"))}</code></pre></details>${paste}`;
		}
		let runStates = {
			running: {
				said: "▶ at work",
				colour: "intern"
			},
			paused: {
				said: "⏸ waits for an answer",
				colour: "waiting"
			},
			finished: {
				said: "✓ finished",
				colour: "allowed"
			},
			cancelled: {
				said: "✗ cancelled",
				colour: "rejected"
			},
			ended: {
				said: "✗ ended early",
				colour: "rejected"
			}
		}, longestPrompt = 4e3;
		function toRuns(all, options) {
			let of = (...states) => all.filter(({ run }) => states.includes(run.state)), over = of("finished", "cancelled", "ended").filter(({ run, words }) => run.prompt !== "" || words.length > 0), shown = [
				...of("paused"),
				...of("running"),
				...over.slice(0, 3)
			];
			return shown.length === 0 ? markup`<p class="quiet">No run yet. Send a prompt here, or with a client of your own: it shows up while it streams.</p>` : markup`${shown.map((one) => toRun(one, options))}`;
		}
		function toRun({ run, words, omitted }, options) {
			let { said, colour } = runStates[run.state], name = options.names.get(run.internId) ?? run.internId, cost = typeof run.usage?.cost == "number" ? ` · USD ${run.usage.cost.toFixed(4)}` : "", facts = `${run.approvalMode} mode · turn ${run.turn} · ${run.startedAt.slice(11, 19)} UTC${run.model === null ? "" : ` · ${run.model}`}${cost}`, more = omitted === 0 ? nothing : markup`<p class="quiet">${omitted} characters before this are not shown.</p>`;
			return markup`<article class="run-card ${colour}" id="run-${run.id}">
<h3><span class="intern-name">${name}</span> <span class="word">${said}</span></h3>
<p class="quiet">${facts}<br>session <code>${run.sessionId}</code></p>
${toPrompt(run.prompt)}
<div class="said" role="group" aria-label="What it said" tabindex="0">${more}${words.map(({ type, text }) => markup`<p class="${type}">${lines(text)}</p>`)}</div>
${toPending(run, options)}</article>`;
		}
		function toPrompt(prompt) {
			let [beginning = ""] = prompt.trimStart().split("\n");
			if (prompt.length <= 100 && prompt.trim() === beginning) return markup`<p class="prompt">${prompt}</p>`;
			let left = prompt.length - longestPrompt, more = left > 0 ? markup`<p class="quiet">${left} more characters are not shown.</p>` : nothing;
			return markup`<details class="prompt"><summary>${beginning.slice(0, 100).toWellFormed()}…</summary><pre><code>${lines(prompt.slice(0, longestPrompt).toWellFormed())}</code></pre>${more}</details>`;
		}
		function toPending({ pending, internId, sessionId, keyHash }, options) {
			return pending === null ? nothing : toQuestion(pending, {
				path: `${options.apiPath}/interns/${encodeURIComponent(internId)}/chat/completions`,
				keyHash,
				sessionId
			}, options.judge(JSON.stringify(pending.question)));
		}
		function toTable(heads, rows, without) {
			if (rows.length === 0) return markup`<p class="quiet">${without}</p>`;
			let left = rows.length - 100, more = left > 0 ? markup`<p class="quiet">${left} more are not shown.</p>` : nothing;
			return markup`<table><thead><tr>${heads.map((name) => markup`<th scope="col">${name}</th>`)}</tr></thead><tbody>${rows.slice(0, 100).map(([first = nothing, ...cells]) => markup`<tr><th scope="row">${first}</th>${cells.map((cell, index) => markup`<td data-head="${heads[index + 1] ?? ""}">${cell}</td>`)}</tr>`)}</tbody></table>${more}`;
		}
		function toWord(word, colour) {
			return markup`<span class="word ${colour}">${word}</span>`;
		}
		function toCode(text) {
			return markup`<code>${text}</code>`;
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
				let step = progress === null ? nothing : markup`<br><small>step ${progress.step_number} of ${progress.total_steps}: ${progress.step_label}</small>`, failure = last_failure_message === null ? nothing : markup`<br><small>${last_failure_message}</small>`, about = description === null ? nothing : markup`<br><small>${description}</small>`, colour = statusColours[status] ?? "waiting";
				return [
					markup`${name}${about}`,
					markup`${toWord(status, colour)}${step}${failure}`,
					markup`${model ?? "–"}`,
					toCode(id)
				];
			}), "The configuration has no intern.");
		}
		function toSessions(runs, names) {
			let last = new Map();
			for (let { run } of runs) {
				let key = JSON.stringify([run.internId, run.sessionId]);
				last.has(key) || last.set(key, run);
			}
			return toTable([
				"Session",
				"Intern",
				"Turns",
				"Last run",
				"Began (UTC)"
			], [...last.values()].slice(0, 20).map(({ internId, sessionId, turn, state, startedAt }) => {
				let { said, colour } = runStates[state], began = startedAt.slice(11, 19);
				return [
					toCode(sessionId),
					markup`${names.get(internId) ?? internId}`,
					markup`${turn}`,
					toWord(said, colour),
					markup`${began}`
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
				let { hash, name, disabled, expires_at } = record, isExpired = expires_at !== null && Date.parse(expires_at) <= nowMs, isOver = record.limit_remaining === 0, problem = disabled ? "disabled" : isExpired ? "expired" : isOver ? "over its limit" : void 0, colour = problem === void 0 ? "allowed" : "rejected", label = name === hash ? nothing : markup`<br><small>${name}</small>`;
				return [
					markup`${toCode(hash)}${label}`,
					markup`${type}`,
					toWord(problem ?? "usable", colour),
					toUsage(record, colour)
				];
			}), "The configuration has no key.");
		}
		function toUsage({ limit, limit_remaining, limit_reset, usage }, colour) {
			if (limit === null || limit_remaining === null) return markup`${usd(usage)} <small>of no limit</small>`;
			let used = limit - limit_remaining, share = limit === 0 ? 100 : Math.min(100, used * 100 / limit), period = limit_reset === null ? "in all" : periods[limit_reset] ?? limit_reset;
			return markup`${usd(used)} of ${usd(limit)} <small>${period}</small><svg class="usage ${colour}" aria-hidden="true"><rect class="limit" width="100%" height="8" rx="4"/><rect width="${share.toFixed(1)}%" height="8" rx="4"/></svg>`;
		}
		function usd(amount) {
			return `USD ${amount.toFixed(4)}`;
		}
		function toPolicies(policies) {
			return toTable([
				"Policy",
				"Issuer",
				"Subject",
				"Audience",
				"Acts as"
			], policies.map(({ policy, issuer }) => {
				let { id, subject, audience, acts_as, enabled, claims, required_scope } = policy, more = [...Object.entries(claims).map(([name, value]) => `${name} = ${JSON.stringify(value)}`), ...required_scope === void 0 ? [] : [`scope ${required_scope}`]], also = more.length === 0 ? nothing : markup`<br><small>and ${more.join(", ")}</small>`, state = enabled ? nothing : markup`<br>${toWord("disabled", "rejected")}`, key = acts_as === "" ? markup`none` : toCode(acts_as);
				return [
					markup`${toCode(id)}${state}`,
					toCode(issuer),
					markup`${toCode(subject)}${also}`,
					toCode(audience),
					key
				];
			}), "No federation policy: nobody can exchange an identity token here.");
		}
		function toSections({ view, runs, judge }) {
			let interns = view.interns(), keys = view.keys(), names = new Map(interns.map(({ id, name }) => [id, name])), apiPath = new URL(view.baseUrl).pathname;
			return new Map([
				["now", toNow(view.now(), runs)],
				["runs", toRuns(runs, {
					names,
					apiPath,
					judge: judge.judge
				})],
				["prompt-form", toPromptForm(interns, keys, apiPath)],
				["interns", toInterns(interns)],
				["sessions", toSessions(runs, names)],
				["keys", toKeys(keys, view.now())],
				["policy-form", toPolicyForm(judge.tried())],
				["policies", toPolicies(view.policies())],
				["clock-form", toClockForm()],
				["fault-form", toFaultForm()],
				["faults", toFaults(view.faults())],
				["journal", toJournal(view.journal())]
			]);
		}
		function toNow(nowMs, runs) {
			let waiting = runs.filter(({ run }) => run.state === "paused").length, atWork = runs.filter(({ run }) => run.state === "running").length, asked = waiting === 0 ? "Nobody waits for an answer" : waiting === 1 ? "1 question waits" : `${waiting} questions wait`, now = new Date(nowMs).toISOString();
			return markup`<span class="${waiting === 0 ? "quiet" : "waiting word"}" role="status">${asked}</span> · ${atWork === 1 ? "1 run" : `${atWork} runs`} at work · <time>${now.slice(0, 10)} ${now.slice(11, 19)}</time> UTC by its clock`;
		}
		let mostCharacters = 4e4;
		function watchRuns({ openRuns, pastRuns, watchRuns: watch }) {
			let open = openRuns(), past = pastRuns().filter(({ id }) => open.every((run) => run.id !== id)), known = new Map(), add = (run, said) => {
				known.set(run.id, {
					run,
					words: said === "" ? [] : [{
						type: "text",
						text: said
					}],
					omitted: 0
				});
				let [oldest] = known.keys();
				known.size > 50 && oldest !== void 0 && known.delete(oldest);
			};
			for (let run of past.toReversed()) add(run, run.reply);
			for (let run of open) add(run, run.said.join(""));
			return watch((run, words) => {
				words === void 0 && add(run, "");
				let before = known.get(run.id);
				words !== void 0 && before !== void 0 && known.set(run.id, {
					...before,
					...append(before, words)
				});
			}), () => [...known.values()].toReversed();
		}
		function append({ words, omitted }, next) {
			let last = words.at(-1), all = last?.type === next.type ? [...words.slice(0, -1), {
				...last,
				text: last.text + next.text
			}] : [...words, next], length = all.reduce((sum, { text }) => sum + text.length, 0);
			if (length <= mostCharacters) return {
				words: all,
				omitted
			};
			let kept = [], left = mostCharacters / 2;
			for (let one of all.toReversed()) {
				if (left <= 0) break;
				kept.unshift({
					...one,
					text: one.text.slice(-left)
				}), left -= one.text.length;
			}
			return {
				words: kept,
				omitted: omitted + length - mostCharacters / 2
			};
		}
		let tokenRequest = schemas.rej({ key: schemas.YjP() }), triedPolicy = schemas.rej({
			policy: schemas.lqM(schemas.YjP()),
			context: schemas.lqM(schemas.Pq9())
		});
		function openConsole(view, { policyFile }) {
			let runs = watchRuns(view), judge = createJudge(policyFile), sections = async () => (await judge.refresh(), toSections({
				view,
				runs: runs(),
				judge
			}));
			return async (request) => {
				switch (`${request.method} ${request.path}`) {
					case "GET /_console": {
						let text = toConsolePage(await sections(), view);
						return {
							kind: "text",
							status: 200,
							headers: pageHeaders,
							text,
							decision: "shown"
						};
					}
					case "GET /_console/live": return live(sections, view);
					case "POST /_console/token": return giveToken(request, view);
					case "PUT /_console/policy": return tryPolicy(request, judge);
					default: return;
				}
			};
		}
		function live(sections, { onStop }) {
			return {
				kind: "stream",
				decision: "watching",
				start: (sink) => keepUpToDate({
					sections,
					sink,
					onStop
				})
			};
		}
		async function giveToken(request, view) {
			let asked = tokenRequest.safeParse(await readBody(request, 65536));
			if (!asked.success) return (0, refusals.TR)(400, "invalid_body", "Send { \"key\": \"HASH\" }.");
			let token = await view.accessTokenFor(asked.data.key);
			return token === void 0 ? (0, refusals.TR)(404, "not_found", "No standard key that is usable has this hash.") : {
				kind: "json",
				status: 200,
				body: { access_token: token.reveal() },
				decision: "token_given"
			};
		}
		async function tryPolicy(request, judge) {
			let asked = triedPolicy.safeParse(await readBody(request, 4194304));
			if (!asked.success) return (0, refusals.TR)(400, "invalid_body", "Send { \"policy\": \"version: 1 …\", \"context\": { … } }.");
			let { policy = "", context = {} } = asked.data, problem = await judge.use(policy.trim() === "" ? void 0 : policy, context);
			if (problem !== void 0) return (0, refusals.TR)(400, "invalid_body", problem);
			let { problems } = judge.tried();
			return {
				kind: "json",
				status: 200,
				body: { problems },
				decision: "policy_tried"
			};
		}
		async function readBody(request, most) {
			let body = await request.readBody(most);
			return body.outcome === "read" ? (0, json_body.V)(body.bytes)?.value : void 0;
		}
	}),
	452: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			InputError: () => InputError,
			Sb: () => ExchangeError,
			describeError: () => describeError,
			e4: () => RunError,
			fv: () => errorCodes,
			h4: () => ToolkitError,
			hD: () => ApiError,
			lD: () => IdentityError,
			lm: () => StreamError,
			on: () => toToolkitError,
			pn: () => PolicyError,
			xL: () => ConfigError,
			y_: () => GitHubError
		});
		var _wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96559);
		let codes = {
			input: [
				"input_invalid",
				"input_missing",
				"input_conflict",
				"prompt_has_secret"
			],
			identity: [
				"identity_missing",
				"identity_unreachable",
				"identity_refused",
				"identity_malformed"
			],
			exchange: [
				"exchange_refused",
				"exchange_unreachable",
				"exchange_malformed"
			],
			api: [
				"intern_unknown",
				"intern_ambiguous",
				"intern_not_running",
				"api_refused",
				"api_unreachable",
				"api_malformed",
				"request_too_large",
				"key_management_required",
				"key_mismatch",
				"key_unreadable",
				"key_updates_failed",
				"steered",
				"answer_refused"
			],
			stream: [
				"stream_malformed",
				"stream_severed",
				"stream_idle",
				"run_ended",
				"run_timeout",
				"run_failed",
				"answer_empty"
			],
			policy: [
				"policy_missing",
				"policy_invalid",
				"policy_stopped",
				"policy_rejected"
			],
			findings: [
				"findings_changes",
				"findings_unsure",
				"findings_not_posted",
				"findings_file_refused"
			],
			run: [
				"too_many_pauses",
				"timeout",
				"cancelled",
				"safety_limit_broken",
				"file_unwritable"
			],
			github: [
				"github_refused",
				"github_unreachable",
				"github_malformed"
			],
			config: ["config_invalid"],
			internal: ["internal"]
		}, errorCodes = [
			...codes.input,
			...codes.identity,
			...codes.exchange,
			...codes.api,
			...codes.stream,
			...codes.policy,
			...codes.findings,
			...codes.run,
			...codes.github,
			...codes.config,
			...codes.internal
		];
		class ToolkitError extends Error {
			code;
			data;
			#wording;
			constructor(code, message, data = {}) {
				let { cause, ...rest } = data;
				super((0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.b6)(message), cause === void 0 ? void 0 : { cause }), this.name = new.target.name, this.code = code, this.data = rest, this.#wording = message;
			}
			messageFor(call) {
				return (0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.b6)(this.#wording, call);
			}
		}
		class InputError extends ToolkitError {}
		class IdentityError extends ToolkitError {}
		class ExchangeError extends ToolkitError {}
		class ApiError extends ToolkitError {}
		class StreamError extends ToolkitError {}
		class GitHubError extends ToolkitError {}
		class PolicyError extends ToolkitError {}
		class RunError extends ToolkitError {}
		class ConfigError extends ToolkitError {}
		class InternalError extends ToolkitError {}
		function toToolkitError(thrown) {
			return thrown instanceof ToolkitError ? thrown : new InternalError("internal", describeError(thrown), { cause: thrown });
		}
		function describeError(error, call) {
			if (!(error instanceof Error)) return String(error);
			let message = error instanceof ToolkitError ? error.messageFor(call) : systemWords(error), causes = causesOf(error, error.message).filter((cause) => !error.message.includes(cause));
			return causes.length === 0 ? message : `${message} (${causes.join(": ")})`;
		}
		function causesOf({ cause }, said) {
			return cause instanceof Error ? said.includes(cause.message) ? causesOf(cause, said) : [systemWords(cause, said), ...causesOf(cause, said)] : cause === void 0 ? [] : [describeError(cause)];
		}
		let refusals = {
			ENOENT: "it is not there",
			EISDIR: "it is a folder",
			ENOTDIR: "a part of its path is no folder",
			EACCES: "permission is denied",
			ENOSPC: "the disk is full"
		};
		function systemWords({ message }, said = "") {
			let [, code = "", words, path = ""] = /^(E[A-Z0-9]+): (.+?), \w+(?: '(.*)')?$/.exec(message) ?? [];
			return words === void 0 ? message : `${path === "" || said.includes(path) ? "" : `"${path}": `}${refusals[code] ?? words}, ${code}`;
		}
	}),
	82185: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			I: () => personRule,
			t: () => askUndecided
		});
		var _match_forms_present_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24322), _policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8157);
		let personRule = "(person)", anything = {
			key: "anything",
			at: {
				line: 1,
				column: 1
			},
			matcher: {
				test: (0, _match_forms_present_js__WEBPACK_IMPORTED_MODULE_0__.C)(!0),
				missing: !1
			},
			value: () => !0
		}, entry = {
			id: personRule,
			at: anything.at,
			places: new Map(),
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
				budget: policy === _policy_js__WEBPACK_IMPORTED_MODULE_1__.n4 ? noBudget : policy.budget,
				rules: [...policy.rules, {
					...entry,
					verb: "ask",
					limit: void 0
				}],
				questions: [...policy.questions, {
					...entry,
					verb: "ask",
					limit: void 0,
					answer: void 0
				}]
			};
		}
	}),
	62530: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Kx: () => declineText,
			s6: () => hasFields,
			u5: () => fitAnswer
		});
		var _text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61989);
		let declineText = JSON.stringify({ action: "decline" });
		function hasFields(question) {
			let fields = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(question, "fields");
			return (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(fields) && fields.length > 0;
		}
		function fitAnswer(answer, question) {
			let fields = readFields(question);
			if (typeof fields == "string") return { error: fields };
			if (fields.length === 0) return typeof answer == "string" ? { text: answer } : { error: "the question names no fields, so only a string answers it" };
			let content = contentOf(answer, fields);
			if (typeof content == "string") return { error: content };
			let flaw = flawOf(content, fields);
			return flaw === void 0 ? { text: JSON.stringify({
				action: "accept",
				content: objectOf(content)
			}) } : { error: flaw };
		}
		function readFields(question) {
			let fields = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(question, "fields");
			if (fields === void 0) return [];
			if (!(0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(fields)) return "its \"fields\" are not a list";
			let read = [];
			for (let each of fields) {
				let field = readField(each);
				if (typeof field == "string") return field;
				if (read.some((other) => other.name === field.name)) return `it has two fields ${JSON.stringify(field.name)}`;
				read.push(field);
			}
			return read;
		}
		let types = new Set([
			"string",
			"number",
			"integer",
			"boolean"
		]);
		function readField(value) {
			if (!(0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(value)) return "a field of it is not an object";
			let name = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(value, "name");
			if (typeof name != "string") return "a field of it has no name";
			let type = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(value, "type");
			if (typeof type != "string" || !types.has(type)) return `its field ${JSON.stringify(name)} is of a type that nothing here answers`;
			let required = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(value, "required");
			if (required !== void 0 && typeof required != "boolean") return `its field ${JSON.stringify(name)} does not say whether it is required`;
			let options = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(value, "options");
			return options !== void 0 && !(0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(options) ? `the options of its field ${JSON.stringify(name)} are not a list` : {
				name,
				type,
				required: required ?? !1,
				options: options ?? []
			};
		}
		function contentOf(answer, fields) {
			if (typeof answer != "string") return new Map(Object.entries(answer));
			let [field, second] = fields;
			return field === void 0 || second !== void 0 ? `a string answers one field, and it has ${fields.length}` : new Map([[field.name, answer]]);
		}
		function flawOf(content, fields) {
			for (let name of content.keys()) if (!fields.some((field) => field.name === name)) return `it has no field ${JSON.stringify(name)}`;
			for (let field of fields) {
				let value = content.get(field.name);
				if (value === void 0) {
					if (field.required) return `its field ${JSON.stringify(field.name)} is required and not answered`;
				} else {
					if (!isOfType(value, field.type)) return `${JSON.stringify(value)} is not of the type ${field.type} of its field ${JSON.stringify(field.name)}`;
					if (field.options.length > 0 && !field.options.includes(value)) return `${JSON.stringify(value)} is not one of the options of its field ${JSON.stringify(field.name)}`;
				}
			}
		}
		function isOfType(value, type) {
			return type === "integer" ? Number.isInteger(value) : typeof value === type;
		}
		function objectOf(content) {
			let object = Object.create(null);
			for (let [name, value] of content) object[name] = value;
			return object;
		}
	}),
	86387: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			startDecisions: () => startDecisions,
			unknownContext: () => context.Ut
		});
		var permission_pause = __webpack_require__(49469), json = __webpack_require__(61989);
		let nothingSpent = {
			answers: 0,
			allows: 0,
			rejectsInARow: 0
		};
		function spend(spent, answer) {
			return {
				answers: spent.answers + 1,
				allows: spent.allows + +(answer === "allow"),
				rejectsInARow: answer === "allow" ? 0 : spent.rejectsInARow + +(answer === "reject")
			};
		}
		function startTally() {
			let counts = new Map();
			return {
				get: (key) => counts.get(key) ?? 0,
				add(key) {
					counts.set(key, (counts.get(key) ?? 0) + 1);
				}
			};
		}
		function describeBudget(budget, spent, samePause) {
			return [
				`answers ${spent.answers} of ${budget.answers}`,
				`allows ${spent.allows} of ${budget.allows}`,
				`rejects in a row ${spent.rejectsInARow} of ${budget.rejects_in_a_row}`,
				`same pause ${samePause} of ${budget.same_pause}`
			].join(", ");
		}
		var canned_answer = __webpack_require__(62530), evaluate = __webpack_require__(37740), decide_ladder = __webpack_require__(45642);
		function startAnswering(budget, spent = nothingSpent) {
			return {
				spent,
				answer(request) {
					let draft = withinRow(draftFor(request, budget, spent), budget, spent), next = draft.outcome === "stop" ? spent : spend(spent, draft.outcome);
					return {
						...draft,
						next: startAnswering(budget, next)
					};
				}
			};
		}
		function draftFor({ pause, verb, canned }, budget, spent) {
			return (0, evaluate.Y)(pause) ? draftForPermission(pause, verb === "answer" ? "reject" : verb, budget, spent) : draftForQuestion(pause, canned, verb);
		}
		function draftForPermission(pause, verb, budget, spent) {
			let option = (0, decide_ladder.L5)(verb, pause.options), ladder = describeLadder(verb, pause.options, option);
			if (option === void 0) return {
				outcome: "stop",
				text: null,
				why: `None of ${decide_ladder.WF[verb].join(", ")} is offered.`,
				ladder
			};
			if (!(0, decide_ladder.SV)(option)) return {
				outcome: "reject",
				text: option,
				why: decide_ladder.WF[verb].some(decide_ladder.SV) ? `None of ${decide_ladder.WF[verb].filter(decide_ladder.SV).join(", ")} is offered.` : null,
				ladder
			};
			if (spent.allows < budget.allows) return {
				outcome: "allow",
				text: option,
				why: null,
				ladder
			};
			let refusal = draftForPermission(pause, "reject", budget, spent), why = `The ${budget.allows} allows of this run are used up.`;
			return {
				...refusal,
				why,
				ladder: `${ladder}; used up, ${refusal.ladder}`
			};
		}
		function draftForQuestion(pause, canned, verb) {
			if (verb === "answer" && canned !== void 0) {
				let fitted = (0, canned_answer.u5)(canned, pause.arguments);
				return "text" in fitted ? {
					outcome: "answer",
					text: fitted.text,
					why: null,
					ladder: "answer: fits the question"
				} : {
					outcome: "stop",
					text: null,
					why: `The answer does not fit the question: ${fitted.error}.`,
					ladder: "answer: does not fit, stop"
				};
			}
			return (0, canned_answer.s6)(pause.arguments) ? {
				outcome: "reject",
				text: canned_answer.Kx,
				why: null,
				ladder: "reject: decline"
			} : {
				outcome: "stop",
				text: null,
				why: "A question without fields cannot be declined.",
				ladder: "reject: no fields to decline, stop"
			};
		}
		function withinRow(draft, budget, spent) {
			return draft.outcome !== "reject" || spent.rejectsInARow < budget.rejects_in_a_row ? draft : {
				outcome: "stop",
				text: null,
				why: `The ${budget.rejects_in_a_row} rejects in a row of this run are used up.`,
				ladder: `${draft.ladder}; too many in a row, stop`
			};
		}
		function describeLadder(verb, offered, chosen) {
			return `${verb}: ${(chosen === void 0 ? decide_ladder.WF[verb] : decide_ladder.WF[verb].slice(0, decide_ladder.WF[verb].indexOf(chosen) + 1)).map((option) => offered.includes(option) ? option : `${option} is not offered`).join(", ")}${chosen === void 0 ? ", stop" : ""}`;
		}
		function readPersonAnswer(wish, pause) {
			if ((0, evaluate.Y)(pause)) return typeof wish == "string" ? {
				verb: wish,
				canned: void 0
			} : { error: "This pause asks for a permission. Say allow, allow-always or reject." };
			if (wish === "reject") return {
				verb: "reject",
				canned: void 0
			};
			if (typeof wish == "string") return { error: "This pause is a question. Answer it, or reject it." };
			let canned = readCanned(wish.value);
			if (canned === void 0) return { error: "An answer is a string, or a JSON object of field name to string, number, true or false." };
			let fitted = (0, canned_answer.u5)(canned, pause.arguments);
			return "error" in fitted ? { error: `The answer does not fit the question: ${fitted.error}.` } : {
				verb: "answer",
				canned
			};
		}
		function readCanned(value) {
			if (typeof value == "string") return value;
			if (typeof value != "object" || !value || Array.isArray(value)) return;
			let fields = Object.create(null);
			for (let [name, each] of Object.entries(value)) {
				if (typeof each != "string" && typeof each != "number" && typeof each != "boolean") return;
				fields[name] = each;
			}
			return fields;
		}
		var context = __webpack_require__(31576);
		function startDecisions(policy, context) {
			let run = {
				policy,
				context,
				usedEntries: startTally(),
				samePauses: startTally(),
				judged: new Map(),
				retried: new Set(),
				answering: startAnswering(policy.budget)
			};
			return {
				decide: (request) => decide(run, request),
				nobodyAnswered: (request) => send(run, judgedOf(run, request), "reject", "Nobody answered."),
				personAnswered(request, wish) {
					let judged = judgedOf(run, request), answer = readPersonAnswer(wish, judged.pause);
					return "error" in answer ? answer : send(run, {
						...judged,
						canned: answer.canned
					}, answer.verb, "A person decided.");
				},
				refused: (request, decision) => refused(run, request, decision)
			};
		}
		function decide(run, request) {
			let pause = (0, permission_pause.H)(request.arguments);
			if ("error" in pause) return malformed(run, pause.error);
			let judged = judge(run, pause);
			if (run.judged.set(request.toolCallId, judged), run.retried.delete(request.toolCallId), judged.verb === "stop") return stopped(judged, null);
			let usedUp = whyUsedUp(run, judged);
			if (usedUp !== void 0) return stopped(judged, usedUp);
			if (judged.limit !== void 0 && run.usedEntries.get(judged.rule) >= judged.limit) {
				let why = `The limit ${judged.limit} of "${judged.rule}" is used up.`;
				return (0, evaluate.Y)(pause) ? send(run, judged, "reject", why) : stopped(judged, why);
			}
			return run.usedEntries.add(judged.rule), judged.verb === "ask" ? ask(judged) : send(run, judged, judged.verb, null);
		}
		function judge(run, pause) {
			let text = (0, json.dj)(pause.arguments), seen = run.samePauses.get(text);
			run.samePauses.add(text);
			let { deciding, trace } = (0, evaluate._)(run.policy, pause, run.context);
			return {
				pause,
				trace,
				seen,
				budgets: describeBudget(run.policy.budget, run.answering.spent, seen),
				before: run.answering,
				...sayingOf(deciding, run.policy, pause)
			};
		}
		function sayingOf(deciding, policy, pause) {
			if (deciding.list === "default") return {
				rule: "default",
				reason: null,
				verb: (0, evaluate.Y)(pause) ? policy.default : "stop",
				canned: void 0,
				limit: void 0
			};
			let { id: rule, reason, verb = "answer" } = deciding.entry;
			return {
				rule,
				reason,
				verb,
				canned: deciding.list === "questions" ? deciding.entry.answer : void 0,
				limit: deciding.list === "guards" ? void 0 : deciding.entry.limit
			};
		}
		function whyUsedUp({ policy: { budget }, answering }, { seen }) {
			return answering.spent.answers >= budget.answers ? `The ${budget.answers} answers of this run are used up.` : seen >= budget.same_pause ? `The same pause came more than ${budget.same_pause} times.` : void 0;
		}
		function judgedOf(run, request) {
			let judged = run.judged.get(request.toolCallId);
			if (judged === void 0) throw TypeError(`The pause "${request.toolCallId}" has not been decided.`);
			return judged;
		}
		function send(run, judged, verb, why) {
			let step = run.answering.answer({
				pause: judged.pause,
				verb,
				canned: judged.canned
			});
			run.answering = step.next;
			let { outcome, text, ladder } = step;
			return decisionOf(judged, {
				outcome,
				answer: text,
				ladder,
				reason: step.why ?? why ?? judged.reason
			});
		}
		function refused(run, request, decision) {
			let judged = judgedOf(run, request), why = `The service refused the answer ${JSON.stringify(decision.answer)}.`;
			return run.retried.has(request.toolCallId) ? stopped(judged, why) : (run.retried.add(request.toolCallId), run.answering = judged.before, send(run, judged, "reject", why));
		}
		function ask(judged) {
			let { pause } = judged;
			return (0, evaluate.Y)(pause) ? (0, decide_ladder.L5)("allow-always", pause.options) === void 0 ? stopped(judged, "No known option is offered, so there is nothing to ask.") : asked(judged, (0, decide_ladder.L5)("reject", pause.options) ?? "stop") : asked(judged, (0, canned_answer.s6)(pause.arguments) ? "decline" : "stop");
		}
		function asked(judged, fallback) {
			return decisionOf(judged, {
				outcome: "ask",
				answer: null,
				ladder: `ask: a person decides; without one ${fallback}`,
				reason: judged.reason
			});
		}
		function stopped(judged, why) {
			return decisionOf(judged, {
				outcome: "stop",
				answer: null,
				ladder: null,
				reason: why ?? judged.reason
			});
		}
		function decisionOf({ pause, verb, rule, trace, budgets }, end) {
			let told;
			return {
				pause,
				kind: pause.kind ?? null,
				operation: pause.operation ?? null,
				verb,
				rule,
				budgets,
				...end,
				get trace() {
					return told ??= trace(), told;
				}
			};
		}
		function malformed(run, why) {
			return {
				pause: null,
				kind: null,
				operation: null,
				verb: "stop",
				answer: null,
				outcome: "stop",
				rule: "malformed",
				reason: `The pause can't be judged: ${why}.`,
				trace: [],
				ladder: null,
				budgets: describeBudget(run.policy.budget, run.answering.spent, 0)
			};
		}
	}),
	37740: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			_: () => evaluate,
			Y: () => isPermission
		});
		var matchers = __webpack_require__(54698);
		function isMatched(entry, pause, context, mode) {
			return entry.when.every((condition) => (0, matchers.cK)(condition.matcher, condition.value(context), "when")) && entry.match.every((condition) => (0, matchers.cK)(condition.matcher, condition.value(pause), mode));
		}
		function judge(entry, pause, context, mode) {
			for (let condition of entry.when) {
				let value = condition.value(context);
				if (!(0, matchers.cK)(condition.matcher, value, "when")) return {
					matched: !1,
					because: (0, matchers.OB)(`when.${condition.key}`, condition.matcher, value)
				};
			}
			for (let condition of entry.match) {
				let value = condition.value(pause);
				if (!(0, matchers.cK)(condition.matcher, value, mode)) return {
					matched: !1,
					because: (0, matchers.OB)(condition.key, condition.matcher, value)
				};
			}
			return {
				matched: !0,
				because: whyAll(entry, pause)
			};
		}
		function whyAll(entry, pause) {
			for (let condition of entry.match) {
				let reason = (0, matchers.jy)(condition.key, condition.matcher, condition.value(pause));
				if (reason !== void 0) return reason;
			}
			let keys = [...entry.when.map((each) => `when.${each.key}`), ...entry.match.map((each) => each.key)];
			return keys.length === 1 ? `${keys[0] ?? ""} matches` : `${keys.slice(0, -1).join(", ")} and ${keys.at(-1) ?? ""} match`;
		}
		let notReached = "not reached";
		function isPermission(pause) {
			return pause.kind === "permission";
		}
		function evaluate(policy, pause, context) {
			let deciding = findDeciding(policy, pause, context);
			return {
				deciding,
				trace: () => traceTo(deciding, policy, pause, context)
			};
		}
		function findDeciding(policy, pause, context) {
			let matched = (mode) => (entry) => isMatched(entry, pause, context, mode), guard = policy.guards.find(matched("guard"));
			if (guard !== void 0) return {
				list: "guards",
				entry: guard
			};
			if (isPermission(pause)) {
				let rule = policy.rules.find(matched("rule"));
				return rule === void 0 ? { list: "default" } : {
					list: "rules",
					entry: rule
				};
			}
			let question = policy.questions.find(matched("rule"));
			return question === void 0 ? { list: "default" } : {
				list: "questions",
				entry: question
			};
		}
		function traceTo(deciding, policy, pause, context) {
			let list = isPermission(pause) ? "rules" : "questions", entries = [...policy.guards.map((entry) => ({
				entry,
				list: "guards",
				mode: "guard"
			})), ...policy[list].map((entry) => ({
				entry,
				list,
				mode: "rule"
			}))], found = deciding.list === "default" ? entries.length : entries.findIndex(({ entry }) => entry === deciding.entry), trace = entries.map(({ entry, list: name, mode }, index) => index > found ? {
				id: entry.id,
				list: name,
				matched: !1,
				because: notReached
			} : {
				id: entry.id,
				list: name,
				...judge(entry, pause, context, mode)
			}), byDefault = deciding.list === "default", because = byDefault ? `no guard and no ${isPermission(pause) ? "rule" : "question"} matches` : notReached;
			return [...trace, {
				id: "default",
				list: "default",
				matched: byDefault,
				because
			}];
		}
	}),
	45642: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			L5: () => chooseOption,
			SV: () => isAllow,
			WF: () => ladders
		});
		let rejectLadder = ["reject_once", "reject_always"], ladders = {
			allow: ["allow_once", ...rejectLadder],
			"allow-always": [
				"allow_always",
				"allow_once",
				...rejectLadder
			],
			reject: rejectLadder,
			"reject-always": ["reject_always", "reject_once"]
		};
		function chooseOption(verb, offered) {
			return ladders[verb].find((option) => offered.includes(option));
		}
		function isAllow(option) {
			return option === "allow_once" || option === "allow_always";
		}
	}),
	15233: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { P: () => grantRule });
		let grantRule = "grant";
	}),
	79101: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			enginesFor: () => enginesFor,
			noEngines: () => noEngines
		});
		let noEngines = {
			re2: void 0,
			shell: void 0
		};
		async function enginesFor(root) {
			let keys = new Set();
			collectKeys(root, keys);
			let [re2, shell] = await Promise.all([keys.has("re2") ? Promise.all([__webpack_require__.e(2856), __webpack_require__.e(3054)]).then(__webpack_require__.bind(__webpack_require__, 83054)).then((module) => module.re2) : void 0, keys.has("shell") ? Promise.all([__webpack_require__.e(8989), __webpack_require__.e(3908)]).then(__webpack_require__.bind(__webpack_require__, 83908)).then((module) => module.bash) : void 0]);
			return {
				re2,
				shell
			};
		}
		function collectKeys(node, keys) {
			if (node.type === "list") for (let item of node.items) collectKeys(item, keys);
			if (node.type === "map") for (let entry of node.entries) keys.add(entry.key), collectKeys(entry.value, keys);
		}
	}),
	53448: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			loadPolicy: () => loadPolicy,
			readPolicy: () => readPolicy
		});
		var errors = __webpack_require__(452), policy = __webpack_require__(8157), place = __webpack_require__(25456);
		let topKeys = [
			"version",
			"default",
			"budget",
			"guards",
			"rules",
			"questions",
			"tests"
		], versionLine = /^version:[ \t]*1[ \t]*(?:#.*)?\r?$/mu, quotedSection = /^(?:budget|guards|rules|questions|tests):(?:[ \t\r]|$)/u;
		function unquoted(problems, file) {
			let text = typeof file == "string" ? file : new TextDecoder().decode(file), hasVersion = versionLine.test(text), lines = text.split("\n");
			return problems.map((problem) => hasVersion && isUnderstood(lines, problem.line) ? problem : {
				...problem,
				message: withoutValues(problem, hasVersion)
			});
		}
		function isUnderstood(lines, line) {
			let above = lines.slice(0, line).findLast((each) => /^[^\s#\-\]}]/u.test(each));
			return above !== void 0 && quotedSection.test(above);
		}
		let neverQuoted = new Set([
			"missing-key",
			"too-large",
			"not-utf-8"
		]), harmless = /^"version" is the string "[0-9.]{0,4}"|^[0-9.e]{1,4} reads as| is (?:empty|a list|a mapping|the boolean \w+|the number [0-9.]{1,4})\.|^(?:A key must be|YAML directives are|Here stands|The file nests) /u, quotedText = "\"(?:[^\"\\\\]|\\\\.)*\"", noKey = RegExp(`^The policy has no key ${quotedText}\\.`, "u"), otherDefault = RegExp(`^"default" is ${quotedText}\\.`, "u");
		function withoutValues({ code, message }, hasVersion) {
			return neverQuoted.has(code) || harmless.test(message) ? message : code === "yaml" ? `Not valid YAML: ${causeOf(message)}.` : code === "duplicate-key" ? "A key is here twice. Keep one." : code === "yaml-feature" ? message.replace(/^(The \w+) [\s\S]* is not allowed\./u, "$1 here is not allowed.") : code === "invisible-character" ? `Text of this line holds ${unseen(message)}, which can't be seen. Delete it.` : hasVersion && noKey.test(message) ? message.replace(noKey, "The policy has no such key.") : hasVersion && otherDefault.test(message) ? message.replace(otherDefault, "\"default\" has another value.") : `This is not read as part of a policy, and not shown. ${hasVersion ? `Keys of a policy are ${topKeys.map((key) => `"${key}"`).join(", ")}.` : "The file has no line \"version: 1\". Add it first."}`;
		}
		function causeOf(message) {
			let cause = /^Not valid YAML: (?<words>[A-Za-z][A-Za-z ,'-]*)/u.exec(message)?.groups?.words ?? "";
			return cause.startsWith("Unsupported") || cause === "" ? "this line cannot be read" : cause.trim();
		}
		function unseen(message) {
			return /^[\s\S]* is followed by (?<name>U\+[0-9A-F]{4,6})/u.exec(message)?.groups?.name ?? "a character";
		}
		async function readPolicy(text, source) {
			let [{ readTree }, { enginesFor }, { fileShape, testOf }] = await Promise.all([
				__webpack_require__.e(4749).then(__webpack_require__.bind(__webpack_require__, 84749)),
				__webpack_require__.e(9101).then(__webpack_require__.bind(__webpack_require__, 79101)),
				Promise.all([
					__webpack_require__.e(9127),
					__webpack_require__.e(529),
					__webpack_require__.e(5166)
				]).then(__webpack_require__.bind(__webpack_require__, 25166))
			]), tree = await readTree(text);
			if ("problems" in tree) return { problems: unquoted(tree.problems, text) };
			let reader = {
				engines: await enginesFor(tree.root),
				problems: []
			}, file = fileShape.read(tree.root, reader);
			return file === void 0 ? { problems: unquoted((0, place.w$)(reader.problems), text) } : { policy: policyOf(file, (file.tests ?? []).map(testOf), source) };
		}
		function policyOf(file, tests, source) {
			return {
				source,
				default: file.default ?? "reject",
				budget: {
					answers: file.budget?.answers ?? policy.ZJ.answers,
					allows: file.budget?.allows ?? policy.ZJ.allows,
					rejects_in_a_row: file.budget?.rejects_in_a_row ?? policy.ZJ.rejects_in_a_row,
					same_pause: file.budget?.same_pause ?? policy.ZJ.same_pause
				},
				guards: file.guards ?? [],
				rules: file.rules ?? [],
				questions: file.questions ?? [],
				tests
			};
		}
		async function loadPolicy(text, source) {
			let reading = await readPolicy(text, source);
			if ("policy" in reading) return reading.policy;
			let [first] = reading.problems;
			throw new errors.pn("policy_invalid", invalidMessage(reading.problems, source), {
				source,
				line: first?.line ?? 1,
				column: first?.column ?? 1
			});
		}
		function invalidMessage(problems, source) {
			let named = problems.slice(0, 3).map((each) => `${source}:${each.line}:${each.column}: ${each.message}`), more = problems.length - named.length, rest = more > 0 ? ` And ${more} more; "interns policy check" lists all.` : "";
			return `The permission policy is invalid. ${named.join(" ")}${rest}`;
		}
	}),
	81423: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			B: () => takesData,
			x: () => reachOf
		});
		var _shell_known_plain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20302), _shell_programs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71508);
		let operandsRun = new Set("awk bsh bunx coproc docker exec find gawk gmake java just ld.so make mawk nawk npx pnpx podman R rake sed uvx".split(" ")), optionsReach = new Set("7z 7za babel base64 black convert cp cpp ctest date diff3 difft dot esbuild exiftool file fmt ghc gold gs hg iconv jq ln lz4 magick mongosh mv mypy nasm nm nox objdump pandoc pigz ptx ranlib readelf rollup rspec rubocop ruff sdiff shuf strip svn tac tree uniq xetex xxd yq zstd".split(" "));
		function family(name) {
			return name.replace(/(?<=[A-Za-z+])-?[0-9][0-9.]*$/u, "");
		}
		function reachOf(program) {
			let name = (0, _shell_programs_js__WEBPACK_IMPORTED_MODULE_0__.kX)(program), names = [name, family(name)];
			return names.some((each) => operandsRun.has(each)) || (0, _shell_programs_js__WEBPACK_IMPORTED_MODULE_0__.v7)(program) ? "by-any-argument" : names.some((each) => optionsReach.has(each)) || (0, _shell_programs_js__WEBPACK_IMPORTED_MODULE_0__.pw)(program) ? "by-options" : "no-further";
		}
		function takesData(program) {
			let name = (0, _shell_programs_js__WEBPACK_IMPORTED_MODULE_0__.kX)(program);
			return program === name && [name, family(name)].some((each) => _shell_known_plain_js__WEBPACK_IMPORTED_MODULE_1__.Y8.has(each));
		}
	}),
	54698: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			OB: () => whyNot,
			cK: () => matches,
			jy: () => whyMatched
		});
		var _context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31576), _text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61989);
		function matches({ test, missing }, value, mode) {
			return value === void 0 ? missing || test.takesMissing === !0 : mode === "when" && value === _context_js__WEBPACK_IMPORTED_MODULE_0__.$5 ? test.listed?.includes(_context_js__WEBPACK_IMPORTED_MODULE_0__.$5) === !0 : test.holds(value, {
				mode,
				doubt: mode === "guard"
			});
		}
		function wanted({ test, missing }) {
			return missing ? `${test.wanted}, or missing` : test.wanted;
		}
		function whyNot(key, matcher, value) {
			let { test } = matcher, why = value === void 0 ? void 0 : test.whyNot?.(value);
			if (why !== void 0) return `${key}: ${why}`;
			let strange = value === void 0 ? "" : test.strange?.(value) ?? "";
			return `${key} is ${(0, _text_json_js__WEBPACK_IMPORTED_MODULE_1__.SP)(value)}${strange}, wants ${wanted(matcher)}`;
		}
		function whyMatched(key, { test }, value) {
			if (value === void 0) return `${key} is missing`;
			let strange = test.strange?.(value) ?? "";
			if (strange !== "") return `${key} is ${(0, _text_json_js__WEBPACK_IMPORTED_MODULE_1__.SP)(value)}${strange}`;
			let why = test.whyHolds?.(value);
			return why === void 0 ? void 0 : `${key}: ${why}`;
		}
	}),
	49469: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { H: () => readPause });
		var _text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61989);
		let maxBytes = 65536;
		function readPause(text) {
			let bytes = new TextEncoder().encode(text).length;
			if (bytes > maxBytes) return { error: `the arguments have ${bytes} bytes, at most ${maxBytes} are judged` };
			let value = parse(text);
			if (!(0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(value)) return { error: "the arguments are not a JSON object" };
			let flaw = structuralFlaw(text);
			return flaw === void 0 ? readFields(value) : { error: flaw };
		}
		function parse(text) {
			try {
				return JSON.parse(text);
			} catch {
				return;
			}
		}
		function readFields(object) {
			let kind = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "kind"), operation = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "operation"), options = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "options"), message = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "message"), command = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "command");
			if (!isTextOrMissing(kind)) return { error: "\"kind\" is not a string" };
			if (!isTextOrMissing(message)) return { error: "\"message\" is not a string" };
			if (!isTextOrMissing(command)) return { error: "\"command\" is not a string" };
			if (!isTextOrMissing(operation) && operation !== null) return { error: "\"operation\" is neither a string nor null" };
			if (!isTextsOrMissing(options)) return { error: "\"options\" is not a list of strings" };
			let written = operation?.startsWith("shell command: ") ? operation.slice(15) : void 0;
			return written !== void 0 && command !== void 0 && written !== command ? { error: "\"operation\" and \"command\" name different commands" } : {
				arguments: object,
				kind,
				operation,
				options: options ?? [],
				tool: written === void 0 ? operation : "shell",
				command: written ?? command
			};
		}
		function isTextOrMissing(value) {
			return value === void 0 || typeof value == "string";
		}
		function isTextsOrMissing(value) {
			return value === void 0 || (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(value) && value.every((each) => typeof each == "string");
		}
		function isExact(token) {
			let digits = token.replace(/[eE].*$/u, "").replace(".", "").replace(/^-?0*/u, "").replace(/0*$/u, ""), value = Math.abs(Number(token));
			return !Number.isFinite(value) || value === 0 && digits !== "" ? !1 : digits.length <= 15 || digits.length <= 17 && value <= 2 ** 53 - 1;
		}
		let jsonToken = /"(?:[^"\\]|\\.)*"|[{}[\],:]|-?[0-9][0-9.eE+-]*/gu;
		function structuralFlaw(text) {
			let open = [], awaitsKey = !1;
			for (let [token] of text.matchAll(jsonToken)) if (token === "{" || token === "[") {
				if (open.push(token === "{" ? new Set() : void 0), open.length > 32) return "the arguments nest deeper than 32 levels";
				awaitsKey = token === "{";
			} else if (token === "}" || token === "]") open.pop(), awaitsKey = !1;
			else if (token === ",") awaitsKey = open.at(-1) !== void 0;
			else if (/^[-0-9]/u.test(token)) {
				if (!isExact(token)) return `the number ${token.slice(0, 40)} has more digits than can be judged`;
			} else if (token !== ":" && awaitsKey) {
				let name = String(JSON.parse(token)), keys = open.at(-1);
				if (keys?.has(name) === !0) return `the key ${JSON.stringify(name)} stands twice in the arguments`;
				keys?.add(name), awaitsKey = !1;
			}
		}
	}),
	8157: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			IJ: () => guardVerbs,
			LX: () => questionVerbs,
			XK: () => ruleVerbs,
			ZJ: () => defaultBudget,
			n4: () => rejectEverything
		});
		let guardVerbs = [
			"reject",
			"reject-always",
			"stop"
		], ruleVerbs = [
			"allow",
			"reject",
			"stop",
			"ask",
			"allow-always",
			"reject-always"
		], questionVerbs = [
			"reject",
			"stop",
			"ask"
		], defaultBudget = {
			answers: 40,
			allows: 15,
			rejects_in_a_row: 4,
			same_pause: 3
		}, rejectEverything = {
			source: "no policy file",
			default: "reject",
			budget: defaultBudget,
			guards: [],
			rules: [],
			questions: [],
			tests: []
		};
	}),
	25456: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$t: () => placeOf,
			_$: () => lineStarts,
			w$: () => inFileOrder
		});
		function lineStarts(text) {
			let starts = [0];
			for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
			return starts;
		}
		function placeOf(starts, offset) {
			let low = 0, high = starts.length - 1;
			for (; low < high;) {
				let middle = Math.ceil((low + high) / 2);
				(starts[middle] ?? 0) <= offset ? low = middle : high = middle - 1;
			}
			return {
				line: low + 1,
				column: offset - (starts[low] ?? 0) + 1
			};
		}
		function inFileOrder(items) {
			let seen = new Set();
			return items.filter((item) => {
				let key = `${item.line}:${item.column}:${item.message}`;
				return !seen.has(key) && seen.add(key);
			}).toSorted((a, b) => a.line - b.line || a.column - b.column);
		}
	}),
	55392: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			explainExitCode: () => explainExitCode,
			explainLines: () => explainLines,
			toExplanation: () => toExplanation
		});
		var _text_invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71376), _text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61989);
		function toExplanation(decision) {
			let { verb, answer, rule, reason, trace } = decision;
			return {
				verb,
				answer,
				rule,
				reason,
				trace
			};
		}
		function explainExitCode(decision) {
			return decision.outcome === "allow" || decision.outcome === "answer" ? 0 : decision.outcome === "reject" ? 3 : 4;
		}
		function explainLines(decision) {
			let width = Math.max(...decision.trace.map((entry) => entry.id.length), 7);
			return [
				`pause      ${decision.pause === null ? "malformed" : describePause(decision.pause)}`,
				...decision.trace.map((entry) => traceLine(entry, width)),
				...decision.ladder === null ? [] : [`ladder     ${decision.ladder}`],
				`budgets    ${decision.budgets}`,
				...decision.reason === null ? [] : [`reason     ${(0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_0__.jQ)(decision.reason)}`],
				`${decision.outcome === "stop" || decision.outcome === "ask" ? `${decision.outcome.padEnd(9)}  ` : "answer     "}${answerText(decision)}by ${decision.rule}`
			];
		}
		function answerText(decision) {
			return decision.answer === null ? "" : `${(0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_0__.jQ)(decision.answer)} `;
		}
		let names = {
			guards: "guard",
			rules: "rule",
			questions: "question",
			default: "default"
		};
		function traceLine(entry, width) {
			let name = entry.list === "default" ? "" : entry.id, verdict = entry.matched ? "yes" : entry.because === "not reached" ? "-  " : "no ";
			return `  ${names[entry.list].padEnd(8)} ${name.padEnd(width)}  ${verdict}  ${entry.because}`;
		}
		function describePause(pause) {
			return [
				`kind ${(0, _text_json_js__WEBPACK_IMPORTED_MODULE_1__.SP)(pause.kind)}`,
				...pause.tool === void 0 ? [] : [`tool ${(0, _text_json_js__WEBPACK_IMPORTED_MODULE_1__.SP)(pause.tool)}`],
				...pause.command === void 0 ? [] : [`command ${(0, _text_json_js__WEBPACK_IMPORTED_MODULE_1__.SP)(pause.command)}`],
				...typeof pause.arguments.message == "string" ? [`message ${(0, _text_json_js__WEBPACK_IMPORTED_MODULE_1__.SP)(pause.arguments.message)}`] : [],
				...pause.options.length === 0 ? [] : [`options ${(0, _text_json_js__WEBPACK_IMPORTED_MODULE_1__.SP)(pause.options)}`]
			].join(", ");
		}
	}),
	72352: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			y: () => readContext,
			replay: () => replay
		});
		var permission_context = __webpack_require__(31576), ask_undecided = __webpack_require__(82185), canned_answer = __webpack_require__(62530), decide = __webpack_require__(86387), decision = __webpack_require__(15233), context_shape = __webpack_require__(70529), engines = __webpack_require__(79101), json = __webpack_require__(61989);
		function treeOfJson(value, at = {
			line: 1,
			column: 1
		}) {
			return (0, json.Lv)(value) ? {
				type: "list",
				at,
				items: value.map((item) => treeOfJson(item, at))
			} : (0, json.Gv)(value) ? {
				type: "map",
				at,
				entries: Object.entries(value).map(([key, each]) => ({
					key,
					at,
					value: treeOfJson(each, at)
				}))
			} : {
				type: "plain",
				at,
				value
			};
		}
		function readContext(value) {
			if (value === void 0) return { context: permission_context.Ut };
			let reader = {
				engines: engines.noEngines,
				problems: []
			}, context = context_shape.B.read(treeOfJson(value), reader);
			return context === void 0 ? { error: reader.problems.map((problem) => problem.message).join(" ") } : { context };
		}
		function replay(run, policy) {
			let decisions = (0, decide.startDecisions)(run.atTerminal ? (0, ask_undecided.t)(policy) : policy, run.context);
			return run.pauses.map(({ request, decided }) => replayPause(request, decided, decisions));
		}
		function replayPause(request, was, decisions) {
			let first = decisions.decide(request), { answer, rule, outcome, reason } = first.outcome === "ask" && (first.rule === was.rule || was.rule === decision.P) ? again(request, first, was, decisions) : first, { toolCallId } = request;
			return {
				tool_call_id: toolCallId,
				operation: first.operation,
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
		function again(request, asked, was, decisions) {
			let wish = wishOf(was.answer);
			if (wish === void 0) return decisions.nobodyAnswered(request);
			let said = decisions.personAnswered(request, wish);
			return "error" in said ? asked : was.rule === decision.P && said.outcome === "allow" ? {
				...said,
				rule: decision.P
			} : said;
		}
		function wishOf(answer) {
			return answer === "allow_once" ? "allow" : answer === "allow_always" ? "allow-always" : answer === null || answer === canned_answer.Kx || answer === "reject_once" || answer === "reject_always" ? void 0 : { value: (0, json.hQ)(readObject(answer) ?? {}, "content") ?? answer };
		}
		function readObject(text) {
			try {
				let value = JSON.parse(text);
				return (0, json.Gv)(value) ? value : void 0;
			} catch {
				return;
			}
		}
	}),
	22772: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			HB: () => riskOfCommands,
			XG: () => risks,
			zk: () => riskWords
		});
		var _lint_careful_programs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81423), _shell_programs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71508);
		let risks = [
			"reads",
			"unknown",
			"writes",
			"network",
			"deletes",
			"publishes",
			"runs-anything"
		], riskWords = {
			reads: "it reads",
			unknown: "unknown",
			writes: "it writes files",
			network: "it uses the network",
			deletes: "it deletes",
			publishes: "it publishes",
			"runs-anything": "it can run anything"
		}, byProgram = new Map([
			...entries("reads", "cat cut date df diff du echo false file grep head id jq ls printf pwd rg sort stat tail test tree true uname uniq wc which whoami"),
			...entries("writes", "chmod chown cp install ln mkdir mv tee touch truncate"),
			...entries("network", "curl dig ftp host nc netcat nslookup ping rsync scp sftp telnet wget"),
			...entries("deletes", "dd mkfs rm rmdir shred unlink")
		]), bySubcommand = new Map([
			...[
				"blame",
				"diff",
				"log",
				"ls-files",
				"rev-parse",
				"show",
				"status"
			].map((sub) => [`git ${sub}`, "reads"]),
			...[
				"add",
				"apply",
				"checkout",
				"commit",
				"merge",
				"rebase",
				"stash",
				"switch"
			].map((sub) => [`git ${sub}`, "writes"]),
			...[
				"clone",
				"fetch",
				"pull"
			].map((sub) => [`git ${sub}`, "network"]),
			...[
				"clean",
				"reset",
				"rm"
			].map((sub) => [`git ${sub}`, "deletes"]),
			["git push", "publishes"],
			["npm publish", "publishes"],
			["pnpm publish", "publishes"],
			["yarn publish", "publishes"],
			["cargo publish", "publishes"],
			["docker push", "publishes"],
			["gh release", "publishes"]
		]);
		function entries(risk, programs) {
			return programs.split(" ").map((program) => [program, risk]);
		}
		function riskOfCommands(tool, commands) {
			return commands === void 0 ? tool === "shell" ? "runs-anything" : "unknown" : commands.map(riskOfCommand).reduce((a, b) => risks.indexOf(a) > risks.indexOf(b) ? a : b);
		}
		function riskOfCommand(words) {
			let [program = "", ...args] = words.map((word) => word.text), name = (0, _shell_programs_js__WEBPACK_IMPORTED_MODULE_0__.kX)(program), known = bySubcommand.get(`${name} ${args[0] ?? ""}`) ?? byProgram.get(name), reach = (0, _lint_careful_programs_js__WEBPACK_IMPORTED_MODULE_1__.x)(name);
			return known === void 0 ? reach === "no-further" ? "unknown" : "runs-anything" : reach === "no-further" || hasHarmlessOptions(name, args) ? known : "runs-anything";
		}
		let harmless = new Map([
			["git", /^(?:-(?:[0-9]+|[abfmnpqrsvwzAM]|am|n[0-9]+)|--(?:abbrev-commit|all|amend|author=.*|branch|cached|date=.*|decorate|follow|force|format=.*|graph|grep=.*|merges|message=.*|name-only|name-status|no-color|no-edit|no-ext-diff|no-merges|no-pager|no-textconv|numstat|oneline|patch|porcelain|pretty=.*|quiet|reverse|set-upstream|short|since=.*|staged|stat|tags|until=.*|verbose))$/u],
			["sort", /^-[bdfghikmnrsuVz0-9,.]+$/u],
			["rg", /^(?:-[cilnoqsuvwxFNS]+|--(?:count|files|hidden|ignore-case|no-ignore))$/u],
			["tree", /^-[adfils]+$/u],
			["tail", /^-[fnqv0-9]+$/u],
			["date", /^(?:-u|-I)$/u],
			["file", /^-[bi]+$/u],
			["jq", /^-[crsnSe]+$/u],
			["curl", /^(?:-[fILSksv#46]+|--(?:compressed|fail|head|location|show-error|silent))$/u]
		]);
		function hasHarmlessOptions(name, args) {
			let end = args.indexOf("--"), options = (end === -1 ? args : args.slice(0, end)).filter((arg) => arg.length > 1 && arg.startsWith("-"));
			return name === "uniq" ? args.length - options.length < 2 && options.length === 0 : options.every((option) => harmless.get(name)?.test(option) === !0);
		}
	}),
	69273: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			s3: () => patternOfWord,
			suggestRule: () => suggestRule,
			wQ: () => freeId,
			zU: () => idFor
		});
		var _decide_ask_undecided_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82185), _decide_evaluate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37740), _decide_ladder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45642), _pause_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49469), _shell_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91703), _text_invisible_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71376), _text_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(61989), _risk_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22772);
		function suggestRule(request, decision) {
			let pause = (0, _pause_js__WEBPACK_IMPORTED_MODULE_0__.H)(request.arguments);
			if ("error" in pause) return { error: "the pause cannot be judged" };
			if (!(0, _decide_evaluate_js__WEBPACK_IMPORTED_MODULE_1__.Y)(pause)) return { error: "the pause is a question, not a permission" };
			let option = (0, _decide_ladder_js__WEBPACK_IMPORTED_MODULE_2__.L5)("allow", pause.options);
			if (option === void 0 || !(0, _decide_ladder_js__WEBPACK_IMPORTED_MODULE_2__.SV)(option)) return { error: "the pause does not offer allow_once" };
			let blocked = blockedBy(decision);
			if (blocked !== void 0) return { error: blocked };
			let { tool, command } = pause;
			return typeof tool == "string" ? (0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_3__.wy)(tool) || command !== void 0 && (0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_3__.wy)(command.replaceAll("\n", "")) ? { error: "it holds characters that cannot be seen, and no policy may" } : command !== void 0 && command.length > 500 ? { error: "the command is too long to quote" } : command === void 0 ? ruleForFields(tool, pause.arguments, decision) : ruleForCommand(tool, command, decision) : { error: "the pause names no tool" };
		}
		function blockedBy(decision) {
			let guard = decision.trace.find((entry) => entry.list === "guards" && entry.matched);
			if (guard !== void 0) return `the guard "${guard.id}" refuses it, and no rule goes before a guard`;
			if (decision.verb === "allow" || decision.verb === "allow-always") return `the rule "${decision.rule}" allows it already; ${decision.reason ?? "its limit or a budget is used up"}`;
		}
		function noteFor(decision) {
			let { before } = placeOf(decision);
			return before === void 0 ? "Put it under \"rules\"." : `Put it under "rules", before "${before}".`;
		}
		function placeOf({ rule }) {
			return rule === "default" || rule === _decide_ask_undecided_js__WEBPACK_IMPORTED_MODULE_4__.I ? {} : { before: rule };
		}
		function ruleForCommand(tool, command, decision) {
			let words = (0, _shell_words_js__WEBPACK_IMPORTED_MODULE_5__.u)(command, { pattern: !1 }), commands = "commands" in words ? words.commands : void 0, conditions = `tool: ${quote(tool)}, command: ${commandMatcher(command, commands)}`, id = idFor(commands?.[0]?.slice(0, 2).map((word) => word.text).join(" ") ?? tool), risk = (0, _risk_js__WEBPACK_IMPORTED_MODULE_6__.HB)(tool, commands);
			return {
				yaml: ruleYaml(freeId(id, idsIn(decision)), conditions, risk),
				risk,
				note: noteFor(decision),
				...placeOf(decision)
			};
		}
		function ruleForFields(tool, fields, decision) {
			let others = Object.entries(fields).filter(([name]) => !named.has(name)), told = others.flatMap(([name, value]) => fieldCondition(name, value) ?? []), conditions = [
				`tool: ${quote(tool)}`,
				"command: { present: false }",
				...told
			].join(", "), silent = others.length - told.length, note = silent === 0 ? noteFor(decision) : `${noteFor(decision)} It says nothing about ${silent} of the fields.`, risk = (0, _risk_js__WEBPACK_IMPORTED_MODULE_6__.HB)(tool, void 0);
			return {
				yaml: ruleYaml(freeId(idFor(tool), idsIn(decision)), conditions, risk),
				risk,
				note,
				...placeOf(decision)
			};
		}
		let named = new Set([
			"kind",
			"operation",
			"options",
			"message"
		]);
		function fieldCondition(name, value) {
			let values = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_7__.Lv)(value) ? value : [value];
			return values.length === 0 || (0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_3__.wy)(name) || !values.every(isSayable) ? void 0 : `${quote(`/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`)}: ${JSON.stringify(value)}`;
		}
		function isSayable(value) {
			return typeof value == "string" ? !(0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_3__.wy)(value) : typeof value == "number" ? /^-?[0-9]+(?:\.[0-9]+)?$/u.test(String(value)) && Math.abs(value) <= 2 ** 53 - 1 : !(0, _text_json_js__WEBPACK_IMPORTED_MODULE_7__.Lv)(value) && !(0, _text_json_js__WEBPACK_IMPORTED_MODULE_7__.Gv)(value);
		}
		function idsIn({ trace }) {
			return new Set(trace.map(({ id }) => id));
		}
		function ruleYaml(id, conditions, risk) {
			return [
				`# Risk: ${_risk_js__WEBPACK_IMPORTED_MODULE_6__.zk[risk]}`,
				`- id: ${id}`,
				`  match: { kind: permission, ${conditions} }`,
				"  then: allow",
				"  limit: 1"
			].map((line) => `  ${line}`).join("\n");
		}
		function commandMatcher(command, commands) {
			return commands === void 0 || command.includes("*") ? quote(command) : `{ shell: { only: [${[...new Set(commands.map((words) => words.map(patternOfWord).join(" ")))].map(quote).join(", ")}] } }`;
		}
		function patternOfWord(word) {
			return word.quoted ? word.text.includes("'") ? `"${word.text}"` : `'${word.text}'` : word.text;
		}
		function quote(text) {
			return JSON.stringify(text);
		}
		function idFor(text) {
			let plain = text.toLowerCase().replace(/[^a-z0-9]+/gu, "-").slice(0, 40).replace(/^-+|-+$/gu, "");
			return plain === "" ? "allow-this" : `allow-${plain}`;
		}
		function freeId(wanted, taken) {
			let id = wanted;
			for (let count = 2; taken.has(id); count += 1) id = `${wanted}-${count}`;
			return id;
		}
	}),
	39411: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { P: () => toShownPause });
		var permission_pause = __webpack_require__(49469), json = __webpack_require__(61989), invisible = __webpack_require__(71376);
		let lineFeeds = /\n+/g, rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/gu, stackedMarks = /\p{M}{3,}/gu, meaningless = /[\p{Co}\p{Cn}\u{16fe4}\u{1d159}]/gu, markOnSign = /(?<![\p{L}\p{M}])\p{M}+|(?<=[A-Za-z])(?:\u0334|\u0335|\u0336|\u0337|\u0338|\p{Me})/gu, lookAlike = /[\u0370-\u052f\u0530-\u058f\u13a0-\u13ff\u1c80-\u1c8f\u2100-\u214f\u2c80-\u2cff\u2de0-\u2dff\ua4d0-\ua4ff\ua640-\ua69f\uab70-\uabbf\uff01-\uff5e\u{1d400}-\u{1d7ff}]/gu, dash = /(?!-)[\p{Pd}\u2212]/gu, words = /[^\s/]+/gu, ownMarks = /[␣⏎↪]|\\(?=u\{)/gu, unit = / {4,}| +$|\\u\{[0-9a-f]+\}|.\p{M}*/gsu;
		function spellOut(text, { columns, isCode }) {
			let lines = [], gutter = "  ", end = 0, write = (piece) => {
				for (let line of wrap(unitsOf(piece, isCode), gutter, columns)) lines.push(line);
			};
			for (let { 0: feeds, index } of text.matchAll(lineFeeds)) index > 0 && write(text.slice(end, index)), gutter = feeds.length === 1 ? "⏎ " : `⏎×${feeds.length} `, end = index + feeds.length;
			return write(text.slice(end)), lines;
		}
		function unitsOf(line, isCode) {
			let marked = line.replace(ownMarks, named).replace(stackedMarks, (marks) => marks.replace(/./gsu, named)), spelled = (0, invisible.jQ)((isCode ? withPlainCode(marked) : marked).replace(meaningless, named)), units = [], last = "", times = 0, close = () => {
				times > 0 && units.push(times === 1 ? last : `${last}×${times}`), times = 0;
			};
			for (let [found] of spelled.matchAll(unit)) found === last && found.startsWith("\\u{") && times > 0 ? times += 1 : (close(), last = /^ {2,}$/.test(found) ? `␣×${found.length}` : found, times = 1);
			return close(), units.at(-1) === " " ? [...units.slice(0, -1), "␣"] : units;
		}
		function withPlainCode(line) {
			return line.replace(rightToLeft, named).replace(dash, named).replace(markOnSign, (marks) => marks.replace(/./gsu, named)).replace(words, (word) => /[A-Za-z]/.test(word) ? word.replace(lookAlike, named) : word);
		}
		function wrap(units, gutter, columns) {
			let lines = [], begin = gutter, line = [], column = widthOf(gutter), space = -1, endLine = () => {
				let after = space === -1 ? [] : line.slice(space + 1), whole = space === -1 ? line : [...line.slice(0, space), "␣"];
				lines.push(begin + whole.join("")), begin = "↪ ", line = after, column = 3 + widthOf(after.join("")), space = -1;
			};
			for (let [index, each] of units.entries()) {
				let width = widthOf(each);
				column + width > columns && endLine(), each === " " && line.length > 0 && line.at(-1) !== " " && units[index + 1] !== " " && column + widthOf("␣") <= columns && (space = line.length), line.push(each), column += width;
			}
			return lines.push(begin + line.join("")), lines;
		}
		function widthOf(text) {
			let width = 0;
			for (let character of text) width += character <= "~" ? 1 : 2;
			return width;
		}
		function named(character) {
			return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
		}
		let knownOptions = new Set([
			"allow_once",
			"allow_always",
			"reject_once",
			"reject_always"
		]);
		function toShownPause(argumentsText, options) {
			let pause = (0, permission_pause.H)(argumentsText);
			if ("error" in pause) return {
				asked: [],
				more: [],
				whole: !1
			};
			let { redact = (text) => text, columns, maxLines, skip = [] } = options, isPermission = pause.kind === "permission", spell = (text) => spellOut(redact(text), {
				columns,
				isCode: isPermission
			}), { name, text } = askedOf(pause), left = Object.entries(pause.arguments).filter(([key]) => key !== name && !skip.includes(key) && !isSaid(key, pause)), asked = spell(text), more = left.flatMap(([key, value]) => flatten(nameOf(key), value).flatMap((entry) => spell(`${entry.path}: ${entry.text}`)));
			if (asked.length + more.length <= maxLines) return {
				asked,
				more,
				whole: !0
			};
			let shownAsked = asked.slice(0, maxLines);
			return {
				asked: shownAsked,
				more: more.slice(0, maxLines - shownAsked.length),
				whole: !1
			};
		}
		function askedOf({ command, operation, tool, arguments: all }) {
			if (command !== void 0) return {
				name: tool === operation ? "command" : "operation",
				text: command
			};
			if (typeof operation == "string") return {
				name: "operation",
				text: operation
			};
			let { message } = all;
			return typeof message == "string" ? {
				name: "message",
				text: message
			} : {
				name: "",
				text: "(it does not say what)"
			};
		}
		function isSaid(key, { command, options }) {
			return key === "command" ? command !== void 0 : key === "kind" || key === "options" && options.every((option) => knownOptions.has(option));
		}
		function flatten(path, value) {
			if ((0, json.Lv)(value) && value.length > 0) return value.flatMap((each, index) => flatten(`${path}[${index}]`, each));
			if ((0, json.Gv)(value)) {
				let fields = Object.entries(value);
				if (fields.length > 0) return fields.flatMap(([key, each]) => flatten(`${path}.${nameOf(key)}`, each));
			}
			return [{
				path,
				text: typeof value == "string" && value !== "" ? value : JSON.stringify(value)
			}];
		}
		function nameOf(key) {
			return /^[\w-]+$/.test(key) ? key : JSON.stringify(key);
		}
	}),
	85283: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { B: () => baseStyle });
		let baseStyle = "\n:root { color-scheme: light dark;\n  --ground: light-dark(#fff, #0d1117); --ink: light-dark(#1f2328, #e6edf3); --quiet: light-dark(#59636e, #9198a1);\n  --line: light-dark(#d1d9e0, #3d444d); --soft: light-dark(#f6f8fa, #151b23); --link: light-dark(#0969da, #4493f8);\n  --plain: light-dark(#8c959f, #6e7681); --intern: light-dark(#8250df, #ab7df8); --allowed: light-dark(#1a7f37, #3fb950);\n  --rejected: light-dark(#cf222e, #f85149); --asked: var(--link); --waiting: light-dark(#9a6700, #d29922); }\n\n* { box-sizing: border-box; }\nbody { font: 16px/1.5 system-ui, sans-serif; margin: 0; background: var(--ground); color: var(--ink); }\nheader, main { max-width: 1120px; margin: 0 auto; padding: 0 24px; overflow-wrap: anywhere; }\nheader { padding-top: 32px; } main { padding-bottom: 48px; }\nh1 { font-size: 1.75em; line-height: 1.25; margin: 0; font-weight: 600; } h2 { font-size: 1.25em; margin: 1.75em 0 .5em; }\nh3, h4, h5, h6 { margin: 1em 0 .5em; } p, pre, blockquote, table { margin: .5em 0; }\na { color: var(--link); } a:focus-visible, summary:focus-visible, input:focus-visible + label { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 4px; }\n.quiet, small { color: var(--quiet); font-size: .875em; }\nnav { margin-top: .75em; font-size: .875em; } nav a { margin-right: 1.25em; white-space: nowrap; display: inline-block; }\ncode, pre { font: .875em/1.5 ui-monospace, Menlo, Consolas, monospace; background: var(--soft); border-radius: 6px; }\ncode, pre, dd, blockquote { unicode-bidi: isolate; } code { padding: .15em .35em; } pre { padding: 12px 16px; } pre code { padding: 0; background: none; font-size: 1em; white-space: pre-wrap; overflow-wrap: anywhere; }\ndl { margin: 0; } dt { display: none; } dd { margin: 0; } hr, wbr { display: none; }\n.says { font-size: .875em; color: var(--quiet); font-weight: 400; margin: 0 0 .5em; } .answer { border-left: 4px solid var(--intern); padding: 4px 0 4px 20px; } .answer > :first-child, dd > :first-child { margin-top: 0; }\nblockquote { padding: 0 1em; border-left: 4px solid var(--line); } blockquote blockquote { padding: 0 .5em; }\ntable { border-collapse: collapse; width: 100%; } th, td { border: 1px solid var(--line); padding: 6px 12px; text-align: left; vertical-align: top; }\nth { background: var(--soft); font-weight: 600; } td.n, th.n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; } th[scope=row] { width: 12rem; } th[scope=col] { overflow-wrap: normal; } time { white-space: nowrap; }\nul, ol { padding-left: 1.5em; } summary { cursor: pointer; }\n.alert { border-left: 4px solid var(--link); padding: 8px 16px; background: var(--soft); border-radius: 0 6px 6px 0; }\n.alert.warning { border-color: var(--waiting); } .alert.caution { border-color: var(--rejected); }\n.refused { border: 1px solid var(--line); border-left: 4px solid var(--rejected); border-radius: 0 6px 6px 0; padding: 12px 16px; margin: .75em 0; }\n.refused p { margin: 0 0 .25em; }\n.plain, .step { --c: var(--plain); } .intern { --c: var(--intern); } .allowed { --c: var(--allowed); } .rejected, .failed { --c: var(--rejected); }\n.asked, .people { --c: var(--asked); } .waiting, .warned, .network { --c: var(--waiting); }\n.word { color: var(--c); font-weight: 600; font-size: .875em; margin-left: .5em; white-space: nowrap; }\n";
	}),
	94112: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			E3: () => toSafeCode,
			Xl: () => withoutReferences,
			Zm: () => toSafeCodeBlock,
			_J: () => toSafeText,
			_P: () => breakPoint,
			p3: () => withBreakPoints,
			r3: () => withColouredSign
		});
		var _log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97309);
		let breakPoint = "<wbr>", activeInText = /(?<=@)|(?<=:)(?=\/\/)|(?<=[Ww]{3})(?=\.)|(?<=[A-Za-z.\-_+=:/#])(?=[0-9-])|(?<=[.\-_+=:/#])(?=[A-Za-z])/u, shortestCommit = /[0-9A-Fa-f]{7}/, ascii = /^[\x00-\x7f]*$/;
		function activeIn(line) {
			if (!shortestCommit.test(line)) return activeInText;
			let wordCharacter = ascii.test(line) ? "[A-Za-z0-9]" : "[\\p{L}\\p{N}]", inCommit = `(?<=(?<!${wordCharacter})[0-9A-Fa-f])(?=[0-9A-Fa-f]{6,39}(?!${wordCharacter}))`;
			return RegExp(`${activeInText.source}|${inCommit}`, "u");
		}
		function withoutReferences(text, { wordLimit }, escapeText) {
			let line = (0, _log_js__WEBPACK_IMPORTED_MODULE_0__.safeLines)(text).join(" "), active = activeIn(line);
			return withBreakPoints(line, wordLimit, (piece) => piece.split(active).map(escapeText).join(breakPoint));
		}
		let colourless = /^[⚠⏸⏭]/u;
		function withColouredSign(heading) {
			return heading.replace(colourless, "$&️");
		}
		function escapeHtml(text) {
			return text.replace(special, referenceTo);
		}
		let special = /[<>&"'$`]/g, references = Object.fromEntries(Array.from("<>&\"'$`", (character) => [character, `&#${character.codePointAt(0)};`]));
		function referenceTo(character) {
			return references[character] ?? "";
		}
		function toSafeText(text, options = {}) {
			return withoutReferences(text, options, escapeHtml);
		}
		function toSafeCode(text, { wordLimit } = {}) {
			return withBreakPoints((0, _log_js__WEBPACK_IMPORTED_MODULE_0__.safeLines)(text).join(" "), wordLimit, escapeHtml);
		}
		function toSafeCodeBlock(text) {
			return needsCare.test(text) ? (0, _log_js__WEBPACK_IMPORTED_MODULE_0__.safeLines)(text).map(escapeHtml).join("&#10;") : escapeHtml(text).replaceAll("\n", "&#10;");
		}
		let needsCare = /[^\x20-\x7e\n]|##\[|^ *::/m;
		function withBreakPoints(text, wordLimit, escapeText) {
			return wordLimit === void 0 ? escapeText(text) : text.split(/(\s+)/u).map((word) => {
				let characters = Array.from(word), pieces = [];
				for (let at = 0; at < characters.length; at += wordLimit) pieces.push(escapeText(characters.slice(at, at + wordLimit).join("")));
				return pieces.join(breakPoint);
			}).join("");
		}
	}),
	1020: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			PV: () => faultOrder,
			RU: () => faultRoutes,
			is: () => createFaults
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343), zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43759);
		let faultRoutes = [
			"identity",
			"token",
			"list",
			"chat",
			"keys",
			"jwks"
		], statusFault = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
			status: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.qm(200), zod_mini__WEBPACK_IMPORTED_MODULE_1__.Zm(599)),
			headers: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.g1P(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())),
			body: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.L5J())
		}), fault = zod_mini__WEBPACK_IMPORTED_MODULE_0__.KCZ([
			zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n([
				"reset",
				"hang",
				"end_without_done",
				"silence",
				"one_byte_per_write",
				"crlf"
			]),
			statusFault,
			zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({ sever_after_bytes: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.qm(0)) })
		]), faultOrder = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
			route: zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(faultRoutes),
			after: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.qm(0)), 0),
			times: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.qm(1)), 1),
			fault
		}), mostOrders = 1e3;
		function createFaults() {
			let orders = [];
			return {
				order(order) {
					if (orders.length >= mostOrders) throw TypeError(`There are ${mostOrders} faults ordered already.`);
					orders.push({ ...faultOrder.parse(order) });
				},
				open: () => orders.map((order) => ({ ...order })),
				clear() {
					orders = [];
				},
				next(route) {
					let order = orders.find((candidate) => candidate.route === route);
					if (order !== void 0) {
						if (order.after > 0) --order.after;
						else return --order.times, order.times === 0 && (orders = orders.filter((candidate) => candidate !== order)), order.fault;
					}
				}
			};
		}
	}),
	92581: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			V: () => readJson,
			v: () => isJsonType
		});
		let decoder = new TextDecoder("utf-8", {
			fatal: !0,
			ignoreBOM: !0
		});
		function readJson(bytes) {
			try {
				return { value: JSON.parse(decoder.decode(bytes)) };
			} catch {
				return;
			}
		}
		function isJsonType(contentType) {
			return contentType === void 0 || /^\s*application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(contentType);
		}
	}),
	59191: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			PC: () => refuseChat,
			TR: () => refuse,
			go: () => refuseClient,
			sF: () => refuseOAuth,
			wN: () => refuseUnknownKey
		});
		let retryableReasons = new Set([
			"busy",
			"rate_limited",
			"intern_not_ready",
			"intern_unreachable"
		]), challenge = { "www-authenticate": "Bearer" };
		function refuse(status, code, message, details = {}) {
			return answer(status, { error: {
				code,
				message
			} }, String(code), message, details);
		}
		function refuseChat(status, reason, message, details = {}) {
			return answer(status, { error: {
				code: status,
				message,
				metadata: {
					reason,
					retryable: details.retryable ?? retryableReasons.has(reason)
				}
			} }, reason, message, details);
		}
		function refuseOAuth(status, error, description, details = {}) {
			return answer(status, {
				error,
				error_description: description
			}, error, description, details);
		}
		function refuseUnknownKey(reason) {
			return refuse(401, 401, "Missing or invalid API key.", {
				reason,
				headers: challenge
			});
		}
		function refuseClient(reason) {
			return refuseOAuth(401, "invalid_client", "The bearer is not a valid API key.", {
				reason,
				headers: challenge
			});
		}
		function answer(status, body, decision, message, details) {
			let { reason = message, retryAfterSeconds, headers = {} } = details, waiting = retryAfterSeconds === void 0 ? {} : { "retry-after": String(retryAfterSeconds) };
			return {
				kind: "json",
				status,
				headers: {
					...headers,
					...waiting
				},
				body,
				decision,
				reason
			};
		}
	}),
	96559: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			MH: () => worded,
			b6: () => textOf,
			hF: () => input
		});
		function input(name) {
			return { input: name };
		}
		function worded(texts, ...values) {
			return texts.flatMap((text, index) => {
				let value = values[index] ?? "";
				return [text, typeof value == "number" ? String(value) : value].flat();
			});
		}
		function textOf(message, call = callActionInput) {
			return typeof message == "string" ? message : message.reduce((text, part) => text + (typeof part == "string" ? part : call(part.input, text === "" || text.endsWith(". "))), "");
		}
		function callActionInput(name, isFirst) {
			return isFirst ? `Input "${name}"` : `"${name}"`;
		}
	})
};
