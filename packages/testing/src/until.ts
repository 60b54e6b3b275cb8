import { setTimeout as sleep } from 'node:timers/promises'

const patienceMs = 180_000

/**
 * Waits until something is so, however slow the machine; fails when it isn’t after three minutes: whole programs that start
 * while others use the processors take two.
 *
 * @example await until(() => server.open === 0)
 */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const startedAt = performance.now()
  while (!(await isSo())) {
    if (performance.now() - startedAt > patienceMs)
      throw new Error(`Not so after ${patienceMs} ms: ${isSo.toString()}`)
    await sleep(5)
  }
}
