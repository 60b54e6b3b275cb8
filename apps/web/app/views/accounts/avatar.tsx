import type { Drawing } from './draw-avatar.ts'

/** A mark made of an address, or a picture that a list has, by which one knows it again. What it says stands beside it in letters. */
export function Avatar({ drawing: { hue, path, picture } }: { drawing: Drawing }) {
  if (picture !== undefined)
    return <img src={picture} alt="" className="size-12 shrink-0 rounded-xl object-cover" />
  return (
    <svg viewBox="-1 -1 7 7" aria-hidden="true" className="size-12 shrink-0 rounded-xl">
      <rect x="-1" y="-1" width="7" height="7" fill={`hsl(${hue} 55% 50% / 0.18)`} />
      <path d={path} fill={`hsl(${hue} 60% 52%)`} />
    </svg>
  )
}
