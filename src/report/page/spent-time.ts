// Where the time of a run went: to the intern, to people, to the network, to the step itself.
import type { RecordedEvent } from '../../transcript/events.ts';

/** Milliseconds of a run, parted; together they are all of its time. */
export interface SpentTime {
  /** Between the beginning of a response and its end, or its next question. */
  readonly intern: number;
  /** From a question to the answer of a person, or until nobody had answered: nothing where a program answered at once. */
  readonly people: number;
  /** From a request to the headers of its answer. */
  readonly network: number;
  /** The rest: the policy, files, the comment. */
  readonly step: number;
}

/** Adds up where the time went. */
export interface TimeKeeper {
  /** The next event, and its time in milliseconds since 1970. */
  observe(event: RecordedEvent, at: number): void;
  value(): SpentTime;
}

/** Nobody reads a question and answers it in less: it was a grant, a program, or there was nobody to ask. */
const leastAnswer = 1000;

/** Parts the time between each event and the one before it. */
export function keepTime(): TimeKeeper {
  const spent = { intern: 0, people: 0, network: 0, step: 0 };
  let last: number | undefined;
  let asked: number | undefined;
  let isAnswering = false;
  return {
    observe(event, at) {
      if (Number.isNaN(at)) return;
      const since = Math.max(0, at - (last ?? at));
      if (event.type === 'request') {
        const sent = last === undefined ? event.ms : Math.min(since, event.ms);
        spent.network += sent;
        spent[asked === undefined ? (isAnswering ? 'intern' : 'step') : 'people'] += since - Math.min(since, sent);
        if (event.route === 'chat') isAnswering = event.status < 400;
      } else if (event.type === 'decision') {
        const isOfPeople = event.decided_by === 'person' || event.decided_by === 'nobody';
        const isPersons = isOfPeople && at - (asked ?? at) >= leastAnswer;
        spent[isPersons ? 'people' : 'step'] += since;
        asked = undefined;
      } else if (event.type === 'error' && asked !== undefined) {
        // Cancelled, say, before anybody answered.
        spent.people += since;
        asked = undefined;
      } else {
        spent[isAnswering ? 'intern' : 'step'] += since;
      }
      if (event.type === 'pause') asked = at;
      if (event.type === 'pause' || event.type === 'finish' || event.type === 'error') isAnswering = false;
      last = Math.max(last ?? at, at);
    },
    value: () => ({ ...spent }),
  };
}
