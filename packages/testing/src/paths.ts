import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../../..')

/**
 * A path in the folder beside the repository that holds what is not shipped, or undefined where it is absent.
 * A test that needs it skips and says so.
 *
 * @example const samples = sharedFolder('recordings/local/samples'); test('…', { skip: samples ? false : 'no ../shared here' }, …)
 */
export function sharedFolder(path: string): string | undefined {
  const folder = resolve(root, '../shared', path)
  return existsSync(folder) ? folder : undefined
}
