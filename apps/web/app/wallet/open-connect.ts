import type { Session } from './session.ts'

/**
 * Lets the visitor connect a wallet: the dialog comes with the press.
 *
 * @returns undefined when they closed it
 * @throws when it can't be loaded
 */
export async function openConnect(): Promise<Session | undefined> {
  const { openDialog } = await import('./connect/dialog/open-dialog.tsx')
  return openDialog()
}
