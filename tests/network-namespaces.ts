import { spawnSync } from 'node:child_process';

function run(...words: string[]): boolean {
  return spawnSync('ip', words, { stdio: 'ignore' }).status === 0;
}

function must(...words: string[]): void {
  const { status, stderr } = spawnSync('ip', words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`ip ${words.join(' ')}: ${stderr}`);
}

/** Why tests that need networks of their own do not run here; undefined where they do. */
export const NO_NAMESPACES =
  run('netns', 'add', `probe-${process.pid}`) && run('netns', 'del', `probe-${process.pid}`)
    ? undefined
    : 'Only root with iproute2 makes networks.';

/** A machine with a network of its own. */
export interface OwnNetwork {
  /** Its address in the network of all but Redis. */
  address: string;
  /** Words before those of a program that is to run on it. */
  words: readonly string[];
  /** Takes the cable to Redis out, or puts it in again: nobody hears of it. */
  cut(): void;
  mend(): void;
}

/**
 * Networks of machines: one to Redis, one to all else. This process has `redisHost` and `host` in them. The
 * returned function takes them away.
 */
export function ownNetworks(count: number) {
  const { pid } = process;
  const block = `10.${100 + (pid % 100)}`;
  const [redisHost, host] = [`${block}.1.1`, `${block}.2.1`];
  const bridges = [
    { bridge: `r${pid}`, net: `${block}.1` },
    { bridge: `s${pid}`, net: `${block}.2` },
  ];
  for (const { bridge, net } of bridges) {
    must('link', 'add', bridge, 'type', 'bridge');
    must('addr', 'add', `${net}.1/24`, 'dev', bridge);
    must('link', 'set', bridge, 'up');
  }
  const machines = Array.from({ length: count }, (_, at): OwnNetwork & { space: string } => {
    const space = `n${pid}-${at}`;
    must('netns', 'add', space);
    must('-n', space, 'link', 'set', 'lo', 'up');
    for (const { bridge, net } of bridges) {
      const [cable, end] = [`${bridge}-${at}`, `${bridge}-${at}e`];
      must('link', 'add', cable, 'type', 'veth', 'peer', 'name', end, 'netns', space);
      must('link', 'set', cable, 'master', bridge, 'up');
      must('-n', space, 'addr', 'add', `${net}.${at + 10}/24`, 'dev', end);
      must('-n', space, 'link', 'set', end, 'up');
    }
    return {
      space,
      address: `${block}.2.${at + 10}`,
      words: ['netns', 'exec', space],
      cut: () => must('link', 'set', `r${pid}-${at}`, 'down'),
      mend: () => must('link', 'set', `r${pid}-${at}`, 'up'),
    };
  });
  return {
    redisHost,
    host,
    machines,
    close() {
      for (const { space } of machines) run('netns', 'del', space);
      for (const { bridge } of bridges) run('link', 'del', bridge);
    },
  };
}
