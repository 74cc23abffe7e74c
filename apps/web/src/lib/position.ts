/** WGS 84, degrees. */
export interface Position {
  lat: number
  lng: number
}
