import { ExternalLink } from '../../ui/outside/external-link.tsx'
import { readExternalUrl } from '../../ui/outside/external-url.ts'
import { openIpfs } from './ipfs.ts'

/** A link that whoever made an asset chose: opened where it plainly leads somewhere, else told as the text that it is. */
export function MakerLink({ link, refused }: { link: string; refused: string }) {
  const to = openIpfs(link)
  if (readExternalUrl(to) !== undefined)
    return (
      <span className="wrap-anywhere">
        <ExternalLink to={to}>
          <bdi>{link.trim()}</bdi>
        </ExternalLink>
      </span>
    )
  return (
    <span className="wrap-anywhere">
      <bdi className="mono">{link.length > longest ? `${link.slice(0, longest)}…` : link}</bdi>{' '}
      <span className="text-faint">({refused})</span>
    </span>
  )
}

const longest = 300
