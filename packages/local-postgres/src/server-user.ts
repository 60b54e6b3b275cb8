import { execFileSync } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'

export type ServerUser = { uid: number; gid: number }

/**
 * The user that the server runs as: PostgreSQL refuses root, so root's server belongs to the system's
 * `postgres` user or, where there is none, to `nobody`. Everyone else's belongs to themselves: undefined.
 */
export function findServerUser(): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  return findUser('postgres') ?? findUser('nobody')
}

function findUser(name: string): ServerUser | undefined {
  try {
    const ask = (flag: string) =>
      Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
    return { uid: ask('-u'), gid: ask('-g') }
  } catch {
    return undefined // `id` fails for a user that doesn't exist
  }
}

/** Whether a user who owns nothing on the way can reach a path. */
export async function isReachableByOthers(path: string): Promise<boolean> {
  for (let folder = dirname(path); folder !== dirname(folder); folder = dirname(folder)) {
    const { mode } = await stat(folder).catch(() => ({ mode: 0o001 })) // made later, by us, open
    if ((mode & 0o001) === 0) return false
  }
  return true
}
