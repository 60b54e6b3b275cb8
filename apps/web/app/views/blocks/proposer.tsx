import { shortenAddress } from '@injsight/chain'
import { useLanguage } from '../../language/use-language.tsx'
import { Link } from '../../ui/link.tsx'

type Named = { moniker: string; proposer: string; operator: string }

/** Who proposed a block: by name where it is known, else by the consensus address. */
export function Proposer({ moniker, proposer, operator }: Named) {
  const { href } = useLanguage()
  if (moniker === '') {
    return (
      <span className="mono" title={proposer}>
        {shortenAddress(proposer)}
      </span>
    )
  }
  return (
    <Link
      to={href(`/validator/${operator}/`)}
      title={operator}
      className="inline-block max-w-full min-w-0 truncate align-bottom hover:text-accent"
    >
      <bdi>{moniker.slice(0, 70)}</bdi>
    </Link>
  )
}
