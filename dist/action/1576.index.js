export const id = 1576;
export const ids = [1576];
export const modules = { 1576: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, {
		$5: () => unknownWord,
		So: () => contextKeyName,
		Ut: () => unknownContext,
		yO: () => contextKeys
	});
	let unknownWord = "unknown", unknownContext = {
		event: unknownWord,
		ref: unknownWord,
		base_ref: unknownWord,
		fork: unknownWord,
		draft: unknownWord,
		labels: unknownWord,
		actor: {
			permission: unknownWord,
			association: unknownWord,
			type: unknownWord,
			login: unknownWord
		},
		environment: unknownWord,
		repository: { visibility: unknownWord }
	}, contextKeys = [
		key("event", "text", "The event that started the workflow, such as push.", (context) => context.event),
		key("ref", "text", "The git ref of the run, such as refs/heads/main.", (context) => context.ref),
		key("base_ref", "text", "The branch that a pull request goes into.", (context) => context.base_ref),
		key("fork", "flag", "Whether the pull request comes from a fork.", (context) => context.fork),
		key("draft", "flag", "Whether the pull request is a draft.", (context) => context.draft),
		key("labels", "texts", "The labels of the pull request or issue.", (context) => context.labels),
		{
			...key("permission", "text", "What the actor may do, according to the API.", (context) => context.actor.permission),
			group: "actor"
		},
		{
			...key("association", "text", "The actor's association, from the payload; a hint.", (c) => c.actor.association),
			group: "actor"
		},
		{
			...key("type", "text", "User or Bot.", (context) => context.actor.type),
			group: "actor"
		},
		{
			...key("login", "text", "The login of the actor.", (context) => context.actor.login),
			group: "actor"
		},
		key("environment", "text", "The deployment environment of the job.", (context) => context.environment),
		{
			...key("visibility", "text", "public, internal or private.", (context) => context.repository.visibility),
			group: "repository"
		}
	];
	function contextKeyName(contextKey) {
		return contextKey.group === void 0 ? contextKey.name : `${contextKey.group}.${contextKey.name}`;
	}
	function key(name, value, about, read) {
		return {
			group: void 0,
			name,
			value,
			about,
			read
		};
	}
}) };
