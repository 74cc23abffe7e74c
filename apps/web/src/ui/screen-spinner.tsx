import { Spinner } from './spinner.tsx'

/** In a screen's place while nothing of it is there to be shown. */
export function ScreenSpinner() {
  return (
    <div className="flex flex-1 items-center justify-center">
      <Spinner />
    </div>
  )
}
