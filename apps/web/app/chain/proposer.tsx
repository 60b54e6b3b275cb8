import { shortenAddress } from '@injsight/chain'

/** Who proposed a block: by name where it is known, else by the consensus address. */
export function Proposer({ moniker, proposer }: { moniker: string; proposer: string }) {
  return moniker === '' ? (
    <span className="mono" title={proposer}>
      {shortenAddress(proposer)}
    </span>
  ) : (
    <bdi title={proposer} className="inline-block max-w-full truncate align-bottom">
      {moniker.slice(0, 70)}
    </bdi>
  )
}
