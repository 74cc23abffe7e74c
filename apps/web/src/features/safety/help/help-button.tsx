import { useLingui } from '@lingui/react/macro'
import { ShieldAlert } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { whenQuiet } from '#lib/page/when-quiet.ts'
import { IconButton, type IconButtonVariant } from '#ui/form/icon-button.tsx'
import { lazyLayer } from '#ui/overlay/dialog.tsx'
import type { Press } from './help-sheet.tsx'

const loadHelp = () => import('./help-sheet.tsx')
const HelpSheet = lazyLayer(() => loadHelp().then((help) => help.HelpSheet))

function ignore() {}

/** Where the code of the sheet cannot be fetched, the phone offers the call; it asks before it dials. */
const callRescue = () => location.assign('tel:119')

/** The shield at the end of each header: a tap offers help, and a long press sounds the siren at once. */
export function HelpButton({ variant }: { variant?: IconButtonVariant | undefined }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const press = useRef<Press>(null)
  // The sheet is fetched ahead, so that it is there before it is needed, also without a network.
  useEffect(() => whenQuiet(() => void loadHelp().catch(ignore)), [])

  function handlePress() {
    const begun = { at: performance.now(), isOver: false, hasSounded: false }
    press.current = begun
    loadHelp().then((help) => help.soundWhenHeld(begun), ignore)
  }

  function handleRelease() {
    if (press.current !== null) press.current.isOver = true
  }

  function handleClick() {
    // The end of a long press asks nothing.
    if (press.current?.hasSounded) press.current = null
    else loadHelp().then(() => setOpen(true), callRescue)
  }

  return (
    <>
      <IconButton
        label={t`도움 받기`}
        icon={<ShieldAlert size={22} />}
        variant={variant}
        className="hold-ring"
        aria-haspopup="dialog"
        onPointerDown={handlePress}
        onPointerUp={handleRelease}
        // Comes after a cancelled press, too.
        onPointerLeave={handleRelease}
        onClick={handleClick}
      />
      <HelpSheet open={isOpen} onOpenChange={setOpen} />
    </>
  )
}
