// Something that an agent waits for an answer to, whatever kind it is.
import type { Answer, Question } from '../../question.ts';

/** A request of an agent that a caller has to answer. */
export interface Asked {
  readonly question: Question;
  /** What an answer for always is remembered by; undefined where there is no always. */
  readonly standingKey: string | undefined;
  /** What is answered in self-drive without a question; undefined: it has to be asked. */
  readonly consent: Answer | undefined;
  /** Whether an answer that the question takes is within the ranges and patterns of its fields. */
  accepts(answer: Answer): boolean;
  /** Tells the agent; undefined: nobody will answer. Only the first time counts. */
  settle(answer: Answer | undefined): void;
  /** The agent takes its request back. */
  readonly signal: AbortSignal;
}
