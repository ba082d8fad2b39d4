import openAddress from 'open';

/**
 * Opens an address in the browser of the system. Gives whether there is a screen and somebody at it to see
 * that; a browser that fails is nobody's fault here, and says nothing.
 */
export async function openBrowser(url: string, env: NodeJS.ProcessEnv): Promise<boolean> {
  const hasScreen = process.platform !== 'linux' || env['DISPLAY'] || env['WAYLAND_DISPLAY'];
  if (!hasScreen || !process.stdout.isTTY) return false;
  try {
    const browser = await openAddress(url);
    browser.on('error', () => {});
    return true;
  } catch {
    return false;
  }
}
