import { runCommand } from '#commands/command.ts';
import { tryFeed } from '#commands/try-feed.ts';

await runCommand(tryFeed);
