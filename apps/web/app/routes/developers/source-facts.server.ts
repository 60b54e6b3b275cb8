import type { Source } from '@injsight/injsight-v1'

/** A source as a line of the page for developers: how it does, and why what it tells may be missing. */
export function toSourceFacts(source: Source, now = Date.now()): [string, string] {
  const { name, tells, url, setting, state, asked, failed, latencyMs, lastFailure } = source
  if (state === 'absent')
    return [name, `absent · ${tells}: this network has none; ${setting} names one of your own`]
  const counts = asked === 0n ? [] : [`${latencyMs} ms`, `asked ${asked}`, `failed ${failed}`]
  const failure = lastFailure === '' ? [] : [`last failure ${ago(source, now)}: ${lastFailure}`]
  return [name, [state, url, ...counts, tells, ...failure].join(' · ')]
}

function ago({ lastFailureAt }: Source, now: number): string {
  return `${Math.max(0, Math.round((now - Number(lastFailureAt)) / 1000))} s ago`
}
