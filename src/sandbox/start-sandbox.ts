import { ALL_COMMANDS } from '#platform/areas/all-commands.ts';
import { geocodingRoutes } from '#platform/areas/geocoding/geocoding-routes.ts';
import { tileSite } from '#platform/areas/tile/tile-site.ts';
import { openCallSite } from '#platform/http/open-call.ts';
import type { Site } from '#platform/http/site.ts';
import { type Platform, type PlatformOptions, startPlatform } from '#platform/start-platform.ts';
import { controlSite } from './control/control.ts';
import { FaultList } from './control/fault-list.ts';
import { MovedClock } from './control/moved-clock.ts';
import { sandboxCommands } from './control/sandbox-commands.ts';
import type { Follower, SandboxContext } from './control/sandbox-context.ts';
import { pictureSite } from './demo/picture/picture-site.ts';
import { changeSite } from './operator/changes.ts';
import { eventSite } from './operator/events.ts';
import { operatorSite } from './operator/page.ts';

/** Options of a platform; pictures of the demo shops are kept beside its file. */
export type SandboxOptions = PlatformOptions;

/** A running platform that can be played with. */
export interface Sandbox extends Pick<Platform, 'url' | 'port' | 'shops' | 'close'> {
  /** Has the operator's page tell what a storefront makes of the shops' changes. */
  follow(follower: Follower): void;
}

/**
 * Starts a platform with pictures, geocoders and maps for its demo shops, faults, a clock that can be moved,
 * and a page that changes anything without a login. Throws as `startPlatform` does.
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const faults = new FaultList();
  const clock = new MovedClock();
  const pictures = pictureSite(`${options.file}-pictures`);
  const sites: Site<SandboxContext>[] = [
    pictures,
    openCallSite(geocodingRoutes),
    tileSite,
    operatorSite,
    eventSite,
    changeSite,
    controlSite([...sandboxCommands(faults, clock), ...ALL_COMMANDS]),
  ];
  const more: Pick<SandboxContext, 'faults' | 'follower' | 'clock' | 'disturb'> = {
    faults,
    clock,
    disturb: (call) => faults.disturb(call),
  };
  const platform = await startPlatform(options, { sites, context: more, isPlayground: true });
  const { context, url, port, shops } = platform;
  return {
    ...{ url, port, shops },
    async close() {
      await platform.close();
      await pictures.close();
    },
    follow(follower) {
      context.follower = follower;
    },
  };
}
