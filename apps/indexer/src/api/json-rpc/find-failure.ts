/** What the EVM said of a transaction that it ran and took back, from the log of its result. */
export function findFailure(log: string | undefined): { gasUsed: bigint } | undefined {
  const text = /^failed to execute message; message index: \d+: (\{.*\})/s.exec(log ?? '')?.[1]
  if (text === undefined) return undefined
  try {
    const { gas_used } = JSON.parse(text) as { gas_used?: unknown }
    return typeof gas_used === 'number' && Number.isSafeInteger(gas_used) && gas_used >= 0
      ? { gasUsed: BigInt(gas_used) }
      : undefined
  } catch {
    return undefined
  }
}
