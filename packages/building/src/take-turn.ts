import { readFile, rm, writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Waits until no other process holds the file, and holds it: for what two programs must not do at once. What a killed
 * one left behind is no hindrance.
 *
 * @returns what lets go of it
 */
export async function takeTurn(file: string): Promise<() => Promise<void>> {
  while (!(await hold(file))) {
    const holder = Number(await readFile(file, 'utf8').catch(() => '')) // just let go of
    if (isAlive(holder)) await sleep(100)
    else await rm(file, { force: true })
  }
  return () => rm(file, { force: true })
}

async function hold(file: string): Promise<boolean> {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
