# Plays a person in front of a pseudo-terminal: reads {"argv", "env", "cwd", "steps"} as JSON from standard input, starts the
# program as the leader of a session on a new terminal, and goes through the steps: {"expect": TEXT} waits until the text has come
# since the last step that found one, {"send": TEXT} types, {"front": true} waits until a job of the shell has the keys,
# {"resize": [ROWS, COLUMNS]} changes the window, {"end": true} waits for the end.
# Prints {"output", "failed", "exit_code"} as JSON.
import fcntl, json, os, pty, re, select, signal, struct, sys, termios, time

plan = json.load(sys.stdin)
pid, terminal = pty.fork()
if pid == 0:
    os.chdir(plan["cwd"])
    os.execvpe(plan["argv"][0], plan["argv"], plan["env"])


def resize(rows, columns):
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))


raw = b""
ended = False
resize(*plan.get("size", [24, 100]))


def read(seconds):
    global raw, ended
    if ended or not select.select([terminal], [], [], seconds)[0]:
        return
    try:
        piece = os.read(terminal, 65536)
    except OSError:
        piece = b""
    ended = piece == b""
    raw += piece


# Colours, cursor moves and titles of a terminal are not what is waited for.
ESCAPES = re.compile(r"\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\)|[@-Z\\-_=>]|\([0-9A-B])")


def text():
    return ESCAPES.sub("", raw.decode(errors="replace"))


failed = None
position = 0
limit = float(plan.get("seconds", 20))
for step in plan["steps"]:
    until = time.monotonic() + limit
    if "expect" in step:
        while True:
            found = text().find(step["expect"], position)
            if found >= 0:
                position = found + len(step["expect"])
                break
            if ended or time.monotonic() > until:
                failed = "never came: " + step["expect"]
                break
            read(0.1)
    elif "send" in step:
        os.write(terminal, step["send"].encode())
    elif "front" in step:
        while os.tcgetpgrp(terminal) == pid and time.monotonic() < until:
            read(0.01)
        if os.tcgetpgrp(terminal) == pid:
            failed = "no job came to the front"
    elif "resize" in step:
        resize(*step["resize"])
    elif "end" in step:
        while not ended and time.monotonic() < until:
            read(0.1)
        if not ended:
            failed = "did not end"
    if failed:
        break

code = None
if ended:
    code = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
else:
    os.kill(pid, signal.SIGKILL)
    os.close(terminal)
    os.waitpid(pid, 0)
json.dump({"output": text(), "raw": raw.decode(errors="replace"), "failed": failed, "exit_code": code}, sys.stdout)
