import { useEffect, type ComponentProps } from 'react'
import { useNavigate } from 'react-router'

/**
 * A link to a page of ours: an anchor and nothing else, since a page may have hundreds of them. `FollowLinks` goes
 * where it leads.
 *
 * @param to a path with its language, from the root
 * @param keepsPlace whether the page stays where it is scrolled to
 * @param isForeseen whether the router should learn of the page before it is wanted
 */
export function Link({
  to,
  keepsPlace = false,
  isForeseen = true,
  children,
  ...anchor
}: Omit<ComponentProps<'a'>, 'href'> & { to: string; keepsPlace?: boolean; isForeseen?: boolean }) {
  return (
    <a
      href={to}
      data-page={keepsPlace ? 'keeps-place' : ''}
      data-discover={isForeseen || undefined} // as the router's own links say it
      {...anchor}
    >
      {children}
    </a>
  )
}

/** Goes to pages of ours without loading the site anew. */
export function FollowLinks() {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[data-page]') : null
      const to = link?.getAttribute('href')
      if (link === null || !to || isLeftToBrowser(event, link)) return
      event.preventDefault()
      const { pathname, search, hash } = location
      void navigate(to, {
        replace: to === pathname + search + hash,
        preventScrollReset: link.getAttribute('data-page') === 'keeps-place',
      })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
  return null
}

/** Somebody has seen to it, wants another tab or window, or a file. */
function isLeftToBrowser(event: MouseEvent, link: Element): boolean {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return true
  return link.hasAttribute('download') || (link.getAttribute('target') ?? '_self') !== '_self'
}
