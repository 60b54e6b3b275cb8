const [second, minute, hour] = [1000, 60_000, 3_600_000]
const day = 24 * hour
/** From one minute to one day: prices are kept by the minute. */
const steps = [1, 2, 5, 10, 15, 30]
  .map((n) => n * minute)
  .concat(
    [1, 2, 4, 8].map((n) => n * hour),
    day,
  )

const mostSteps = 30

/** Seconds between two moments, and the moments: milliseconds since 1970, the oldest first. */
export type Moments = { stepSeconds: number; times: number[] }

/**
 * The ends of the last 30 days (UTC) of which the index knows, the newest of which has not ended yet: its moment is that
 * of the last block. Where less is known, the steps are as short as 30 of them allow.
 *
 * @param firstMs when the index begins
 * @param headMs when its last block was
 */
export function chooseMoments(firstMs: number, headMs: number): Moments {
  const step = steps.find((one) => headMs - firstMs <= one * (mostSteps - 1)) ?? day
  const last = Math.floor((headMs - 1) / step) * step
  const before = Array.from({ length: mostSteps - 1 }, (_, at) => last - at * step)
  const times = before.filter((time) => time > firstMs).toReversed()
  return { stepSeconds: step / second, times: [...times, headMs] }
}
