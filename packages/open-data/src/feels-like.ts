interface Air {
  /** The temperature in degrees. */
  temperature: number
  /** The humidity in percent. */
  humidity: number
  /** The wind in metres a second, 10 m above the ground. */
  windMs: number
}

const SUMMER_MONTHS = new Set([5, 6, 7, 8, 9])

/** Returns the wet-bulb temperature by Stull (2011), doi:10.1175/JAMC-D-11-0143.1. */
function wetBulb(temperature: number, humidity: number): number {
  return (
    temperature * Math.atan(0.151977 * Math.sqrt(humidity + 8.313659)) +
    Math.atan(temperature + humidity) -
    Math.atan(humidity - 1.67633) +
    0.00391838 * humidity ** 1.5 * Math.atan(0.023101 * humidity) -
    4.686035
  )
}

/**
 * Returns the temperature that one feels, degrees, by the weather service's own two formulas (기상자료개방포털 data.kma.go.kr, 체감온도): from May to September
 * by humidity, from October to April by wind, which counts at 10 degrees or below in a wind of 1.3 m/s or more.
 */
export function feelsLike({ temperature, humidity, windMs }: Air, month: number): number {
  if (SUMMER_MONTHS.has(month)) {
    const wet = wetBulb(temperature, humidity)
    return -0.2442 + 0.55399 * wet + 0.45535 * temperature - 0.0022 * wet ** 2 + 0.00278 * wet * temperature + 3
  }
  if (temperature > 10 || windMs < 1.3) return temperature
  const wind = (windMs * 3.6) ** 0.16
  return 13.12 + 0.6215 * temperature - 11.37 * wind + 0.3965 * wind * temperature
}
