/** Coins as events write them: `12inj,7factory/inj1…/gold`; what is none is left out. */
export function readCoins(text: string): { denom: string; amount: bigint }[] {
  const coins: { denom: string; amount: bigint }[] = []
  for (const part of text.split(',')) {
    const [, amount, denom] = /^(\d+)(.+)$/.exec(part) ?? []
    if (amount !== undefined && denom !== undefined) coins.push({ denom, amount: BigInt(amount) })
  }
  return coins
}
