import { useState } from 'react'

/** A list that somebody points at, or reads in with the keyboard, stands still meanwhile. */
export function useHold() {
  const [isHeld, setHeld] = useState(false)
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  return { isHeld, holding: { onMouseEnter: hold, onMouseLeave: release, onFocus: hold, onBlur: release } }
}
