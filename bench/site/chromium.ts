import { chromium as playwright, type Browser } from '@playwright/test'
import chromium from '@sparticuz/chromium'

export const chromiumArguments = ['--no-sandbox', '--disable-dev-shm-usage']

/** The Chromium that comes from npm. */
export async function launchChromium(...more: string[]): Promise<Browser> {
  return playwright.launch({
    executablePath: await chromium.executablePath(),
    args: [...chromiumArguments, ...more],
  })
}
