/** The id of the market in which most was traded in the last 24 hours, as soon as there is one. */
export async function findBusiest(index: string): Promise<string> {
  for (;;) {
    const answer = await fetch(`${index}/injsight/v1/markets/days?limit=1`)
    const { markets } = (await answer.json()) as { markets: { market_id: string; fills: string }[] }
    const [market] = markets
    if (market !== undefined && Number(market.fills) > 0) return market.market_id
    await new Promise((done) => setTimeout(done, 1000))
  }
}
