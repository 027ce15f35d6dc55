export const id = 1576;
export const ids = [1576];
export const modules = { 1576: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, {
		$5: () => unknownWord,
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
		key("event", "text", "The event that started the workflow, such as push.", ({ event }) => event),
		key("ref", "text", "The git ref of the run, such as refs/heads/main.", ({ ref }) => ref),
		key("base_ref", "text", "The branch that a pull request goes into.", ({ base_ref }) => base_ref),
		key("fork", "flag", "Whether the pull request comes from a fork.", ({ fork }) => fork),
		key("draft", "flag", "Whether the pull request is a draft.", ({ draft }) => draft),
		key("labels", "texts", "The labels of the pull request or issue.", ({ labels }) => labels),
		key("actor.permission", "text", "What the actor may do, according to the API.", ({ actor }) => actor.permission),
		key("actor.association", "text", "The actor's association, from the payload; a hint.", (c) => c.actor.association),
		key("actor.type", "text", "User or Bot.", ({ actor }) => actor.type),
		key("actor.login", "text", "The login of the actor.", ({ actor }) => actor.login),
		key("environment", "text", "The deployment environment of the job.", ({ environment }) => environment),
		key("repository.visibility", "text", "public, internal or private.", ({ repository }) => repository.visibility)
	];
	function key(path, value, about, read) {
		let [name = "", group] = path.split(".").toReversed();
		return {
			path,
			group,
			name,
			value,
			about,
			read
		};
	}
}) };
