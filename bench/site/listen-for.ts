import { createNodeClient } from '@injsight/node-client'

/** When a node announces its next blocks, by their heights: in milliseconds as `performance.timeOrigin` counts them. */
export async function listenFor(nodeUrl: string, blocks: number): Promise<Map<string, number>> {
  const announced = new Map<string, number>()
  const node = createNodeClient({ url: nodeUrl, timeoutMs: 10_000 })
  await new Promise<void>((done, fail) => {
    const subscription = node.subscribeNewBlocks({
      onHeight(height) {
        announced.set(String(height), performance.timeOrigin + performance.now())
        if (announced.size < blocks) return
        subscription.stop()
        setTimeout(done, 1000) // the last one may still be on its way to the page
      },
      onEnd: () => fail(new Error('the node ended the subscription')),
    })
  })
  return announced
}
