/** WGS 84, degrees. */
export interface Position {
  lat: number
  lng: number
}

/** Why there is no position: the traveller said no, or the device does not know it. */
export class PositionError extends Error {
  override name = 'PositionError'
  readonly isDenied: boolean

  constructor(isDenied: boolean) {
    super(isDenied ? 'the position may not be read' : 'the position is not known')
    this.isDenied = isDenied
  }
}

const TIMEOUT_MS = 10_000
const MAXIMUM_AGE_MS = 60_000

/** About ten metres: enough to tell what is near, and lists of one spot share their cache. */
const round = (degrees: number) => Math.round(degrees * 10_000) / 10_000

/** Asks the device, which asks the traveller. */
export function readPosition(): Promise<Position> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) {
      reject(new PositionError(false))
      return
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: round(coords.latitude), lng: round(coords.longitude) }),
      (error) => reject(new PositionError(error.code === error.PERMISSION_DENIED)),
      { timeout: TIMEOUT_MS, maximumAge: MAXIMUM_AGE_MS },
    )
  })
}
