/*
 * One job and one service, a network that loses things between them, and an intern: for Spin.
 *
 * "tables.pml" is made from the sources: what moves a run (src/service/runs/runs.ts) and what a job sends again
 * (src/run/failure.ts). Lines that begin with "step" tell what the service has done; replay.ts does the same to the real one.
 * With -DPASSING nothing happens but failures that a job survives. With -DWALK there is all the time in the world, so that a random
 * walk comes to more than what happens when it is over.
 */
#define QUESTIONS 3
#define RESTARTS 2
#define FAILURES 3 /* that pass, with -DPASSING */
#ifdef WALK
#define MAY_FLOOD (asked == 2) /* or no question would be answered */
#else
#define MAY_FLOOD true
#endif

mtype:state = { none, running, paused, finished, cancelled, ended };
mtype:request = { nothing, prompt, answer, wrong };
mtype:word = { taken, asks, stops, fails };
mtype:conclusion = { open, job_finished, job_ended, job_rejected, job_cancelled };

#include "tables.pml"

/* The service. */
mtype:state state = none;
byte starts = 0;   /* runs that the one prompt has started */
byte asked = 0;    /* questions of the run */
byte taken_by = 0; /* the last question that took an answer */
byte restarts = 0;
bool silent = false;  /* the intern says no more in this response */
bool flooded = false; /* it has said more than is kept while its question is open */

/* The network: one request on its way, one whose connection has broken and that may arrive all the same, and the response. */
mtype:request up = nothing;
mtype:request ghost = nothing;
byte up_about = 0;
byte ghost_about = 0;
chan down = [2] of { mtype:word, mtype:failure };
bool attached = false; /* the job has a response that streams */
bool left = false;    /* whoever reads the running run has gone, and the service does not know yet */
bool closing = false; /* the connection of a response that asked is still to be closed */
byte failures = 0;

/* The job. */
mtype:conclusion conclusion = open;
bool time_is_up = false; /* its time, or somebody cancels it */

inline tell(word, why) {
  if
  :: !left -> down!word(why)
  :: else
  fi
}

/* A run that is taken up: by its prompt or by an answer. */
inline attach(gone) {
  left = gone; silent = false; flooded = false;
  if
  :: !gone -> attached = true; down!taken(no_failure)
  :: else
  fi
}

inline refuse(gone, why) {
  if
  :: !gone -> down!fails(why)
  :: else
  fi
}

inline arrive(what, about, gone) {
  if
  :: what == prompt && (state == running || state == paused) ->
    printf("step prompt 409 %e\n", state); refuse(gone, busy)
  :: what == prompt && state != running && state != paused ->
    state = running; starts++; asked = 0; taken_by = 0;
    printf("step prompt 200 %e\n", state); attach(gone)
  :: what != prompt && state == paused && about == asked && what == wrong ->
    printf("step wrong %d 400 %e\n", about, state); refuse(gone, wrong_answer)
  :: what != prompt && state == paused && about == asked && what == answer && flooded ->
    move(by_replay_overflow);
    printf("step answer %d 410 %e\n", about, state); refuse(gone, overflowed)
  :: what != prompt && state == paused && about == asked && what == answer && !flooded ->
    assert(taken_by < about); /* a question takes one answer */
    taken_by = about; closing = false;
    move(by_answer);
    printf("step answer %d 200 %e\n", about, state); attach(gone)
  :: what != prompt && (state == running || (state == paused && about != asked)) ->
    printf("step %e %d 404 %e\n", what, about, state); refuse(gone, unknown_question)
  :: what != prompt && state != running && state != paused ->
    printf("step %e %d 409 %e\n", what, about, state); refuse(gone, not_pending)
  fi
}

inline drop_response(word, why) {
  do
  :: nempty(down) -> down?word, why
  :: empty(down) -> break
  od;
  if
  :: state == running -> left = true
  :: else
  fi;
  attached = false
}

/* The job closes its connection; what it has sent may arrive all the same. */
inline hang_up(word, why) {
  if
  :: up != nothing && ghost == nothing -> ghost = up; ghost_about = up_about
  :: true
  fi;
  up = nothing; up_about = 0;
  drop_response(word, why)
}

/* What the network, or whoever stands between, does to the request on its way. */
inline lose(reason, arrives) {
  why = reason; printf("network %e\n", why);
  down!fails(why); why = no_failure;
  if
  :: arrives && ghost == nothing -> ghost = up; ghost_about = up_about
  :: else
  fi;
  up = nothing; up_about = 0
}

active proctype Network() {
  mtype:word word;
  mtype:failure why;
  do
  :: atomic { up != nothing -> arrive(up, up_about, false); up = nothing; up_about = 0 }
  :: atomic { ghost != nothing -> arrive(ghost, ghost_about, true); ghost = nothing; ghost_about = 0 }
#if defined(PASSING) || defined(WALK)
  :: atomic { up != nothing && failures < FAILURES ->
       failures++;
       if
       :: lose(unconnected, false)
       :: lose(limited, false)
       :: up == prompt -> lose(busy, false)
       :: up == prompt -> lose(not_ready, false)
       :: up == answer -> lose(lost, false)
       :: up == answer -> lose(gateway_502, false)
       :: up == answer -> lose(gateway_504, false)
       fi }
#else
  :: atomic { up != nothing ->
       if
       :: lose(unconnected, false)
       :: lose(busy, false)
       :: lose(limited, false)
       :: up == prompt -> lose(not_ready, false)
       :: lose(lost, false)
       :: lose(lost, true)
       :: lose(gateway_502, false)
       :: lose(gateway_502, true)
       :: lose(gateway_504, false)
       :: lose(gateway_504, true)
       fi }
  /* A response breaks. */
  :: atomic { attached -> drop_response(word, why); printf("network severed\n"); down!fails(severed) }
  :: atomic { ghost != nothing -> ghost = nothing; ghost_about = 0 }
#endif
  od
}

/* What the service waits for besides requests: readers that go, deadlines, the time of a request. */
active proctype Service() {
  do
  :: atomic { state == running && left -> move(by_client_left); left = false; printf("step leave %e\n", state) }
  :: atomic { state == paused && closing -> move(by_client_left); closing = false; printf("step close %e\n", state) }
#if !defined(PASSING) && !defined(WALK)
  :: atomic { state == paused -> move(by_deadline); closing = false; printf("step deadline %e\n", state) }
  :: atomic { state == running && nfull(down) ->
       move(by_timeout); printf("step timeout %e\n", state); tell(fails, severed); left = false }
#endif
  od
}

active proctype Intern() {
  do
  :: atomic { state == running && !silent && asked < QUESTIONS && nfull(down) ->
       asked++; move(by_question); closing = true; printf("step ask %e\n", state); tell(asks, no_failure); left = false }
  :: atomic { state == running && !silent && nfull(down) ->
       move(by_turn_complete); printf("step finish %e\n", state); tell(stops, no_failure); left = false }
#ifndef PASSING
  :: atomic { state == running && !silent && nfull(down) ->
       if
       :: true -> move(by_intern_ended); printf("step end %e\n", state)
       :: true -> move(by_severed); printf("step sever %e\n", state)
       fi;
       tell(fails, severed); left = false }
#ifndef WALK
  :: atomic { state == running && !silent -> silent = true }
#endif
#ifndef WALK
  :: atomic { state == paused -> move(by_intern_ended); closing = false; printf("step quit %e\n", state) }
#endif
  :: atomic { state == paused && !flooded && MAY_FLOOD -> flooded = true; printf("step flood %e\n", state) }
#endif
  od
}

#ifndef PASSING
/* The time of the job comes to its end; and the process of the service dies, and another ends what was running. */
active proctype World() {
  do
#ifndef WALK
  :: conclusion == open && !time_is_up -> time_is_up = true
#endif
  :: atomic { restarts < RESTARTS ->
       restarts++;
       if
       :: state == running ->
         state = ended;
         if
         :: !left -> down!fails(severed)
         :: else
         fi;
         left = false
       :: else
       fi;
       closing = false; printf("step restart %e\n", state) }
  :: restarts < RESTARTS -> restarts = RESTARTS /* there is none more */
  od
}
#endif

active proctype Job() {
  mtype:request sent = prompt;
  mtype:word word;
  mtype:failure why;
  byte about = 0;         /* the question that came last */
  byte last_words = 0;    /* how often the job, cancelled, has rejected its open question */
  bool is_open = false;   /* whether a question is open, so far as the job knows */

send:
  atomic { up = sent; up_about = about; printf("job sends %e %d\n", sent, about) };
wait:
  if
  :: down?taken(why) -> is_open = false;
    if
    :: last_words > 0 -> goto leave
    :: else -> goto wait
    fi
  :: atomic { down?asks(why) -> about++; is_open = true; attached = false }; goto decide
  :: atomic { down?stops(why) -> conclusion = job_finished; attached = false }; goto over
  :: atomic { down?fails(why) -> attached = false }; goto judge
#ifndef PASSING
  :: time_is_up && last_words == 0 -> goto give_up
  :: last_words > 0 -> goto leave /* its moment is over */
#endif
  fi;
decide:
  if
  :: sent = answer; goto send
#ifndef PASSING
  :: sent = wrong; goto send
  :: conclusion = job_rejected; goto over /* the policy stops the run: the question stays open */
  :: time_is_up -> goto give_up
#endif
  fi;
judge:
  if
#ifndef PASSING
  :: time_is_up && last_words == 0 -> goto give_up
  :: last_words > 0 && last_words < 3 && ANSWER_AGAIN(why) -> last_words++; goto send
  :: last_words > 0 -> goto leave
  :: !time_is_up && sent != prompt && ANSWER_AGAIN(why) -> conclusion = job_ended; goto over /* too late for another try */
#endif
  :: !time_is_up && sent == prompt && PROMPT_AGAIN(why) -> goto send
  :: !time_is_up && sent != prompt && ANSWER_AGAIN(why) -> goto send
  :: !time_is_up && sent == wrong && why == wrong_answer -> sent = answer; goto send /* the reject ladder has one that fits */
  :: else -> conclusion = job_ended; goto over
  fi;
give_up:
  if
  :: is_open -> atomic { hang_up(word, why); sent = answer; last_words = 1 }; goto send
  :: else
  fi;
leave:
  atomic { hang_up(word, why); conclusion = job_cancelled };
over:
  printf("job is over: %e\n", conclusion)
}

ltl one_start { [] (starts <= 1) }
ltl job_ends { <> (conclusion != open) }
ltl runs_end { <> [] (state != running && state != paused) }
ltl finished_means_finished { [] (conclusion == job_finished -> state == finished) }
#ifdef PASSING
ltl job_finishes { <> (conclusion == job_finished) }
#endif
