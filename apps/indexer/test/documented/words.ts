/** Words out of lists that samples don't show: other states of the same kind, other ways of the same thing. */
export const otherWords: Readonly<Record<string, readonly string[]>> = {
  state: ['partial_filled', 'EthereumConfirming', 'Pending', 'Timeout', 'Failed'],
  marketStatus: ['paused', 'expired', 'demolished'],
  oracleType: ['provider', 'band', 'stork', 'chainlinkdatastreams'],
  transferType: ['withdraw', 'internal', 'external'],
  status: ['proposed', 'signed', 'ok'],
}
