/** Where a deposit, a withdrawal or a batch of the bridge to Ethereum has its page. */
export function pathOfTransfer(kind: 'deposit' | 'withdrawal' | 'batch', id: bigint): string {
  return `/bridge/${kind}/${id}/`
}

export function pathOfChannel(port: string, channel: string): string {
  return `/channel/${encodeURIComponent(port)}/${encodeURIComponent(channel)}/`
}

/** What this chain follows another by. */
export function pathOfClient(client: string): string {
  return `/client/${encodeURIComponent(client)}/`
}

export function pathOfConnection(connection: string): string {
  return `/connection/${encodeURIComponent(connection)}/`
}

type Packet = { isOutgoing: boolean; port: string; channel: string; sequence: string }

/** Where a packet has its page, from end to end. */
export function pathOfPacket({ isOutgoing, port, channel, sequence }: Packet): string {
  return `/packet/${isOutgoing ? 'out' : 'in'}${pathOfChannel(port, channel).slice('/channel'.length)}${sequence}/`
}
