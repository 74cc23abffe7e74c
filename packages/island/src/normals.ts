/** The normals of the months: the mean of the daily highs and of the daily lows in degrees, and the rain in millimetres; January first. */
export interface StationNormals {
  highs: readonly number[]
  lows: readonly number[]
  rain: readonly number[]
}

export const NORMAL_YEARS = { from: 1991, to: 2020 }

/** The day on which the two copies were compared that say the same of all four stations. */
export const NORMALS_CHECKED_ON = '2026-11-30'

/**
 * The weather service's table of normals (data.kma.go.kr, 우리나라 기후평년값, monthly), from a copy that joins its twelve downloads:
 * github.com/Andaemin/festival-RADAR, prisma/data/climate_normals_1991_2020.csv of commit d76b8cbe. Two other copies agree, see testing/normals-reference.ts.
 * Its days of rain are left out: of those one source was found, of Jeju alone.
 */
export const STATION_NORMALS: Record<'Jeju' | 'Gosan' | 'Seongsan' | 'Seogwipo', StationNormals> = {
  Jeju: {
    highs: [8.6, 9.9, 13.3, 18, 22.1, 24.9, 29.3, 30.1, 26.1, 21.6, 16.4, 11],
    lows: [3.7, 4, 6.6, 10.8, 15, 19.1, 23.7, 24.8, 20.9, 15.7, 10.4, 5.6],
    rain: [67.5, 57.2, 90.6, 89.7, 95.6, 171.2, 210.2, 272.3, 227.8, 95.1, 69.5, 55.6],
  },
  Gosan: {
    highs: [8.4, 9.4, 12.5, 16.7, 20.4, 23.7, 27.4, 29.3, 26.1, 21.4, 16.4, 11],
    lows: [3.8, 4.1, 6.5, 10.5, 14.3, 18.4, 22.9, 24.1, 20.6, 15.9, 10.9, 5.9],
    rain: [40.6, 47.8, 76.2, 94.7, 117.7, 158.1, 167.7, 201.9, 120.4, 56.9, 60.2, 40.7],
  },
  Seongsan: {
    highs: [8.9, 10.1, 13.6, 18, 21.9, 24.2, 28.1, 29.7, 26.5, 22, 16.7, 11.2],
    lows: [2.1, 2.5, 5.2, 9.4, 13.7, 17.9, 22.6, 23.9, 20.2, 14.5, 8.8, 3.9],
    rain: [77.5, 83.2, 139.4, 161.3, 178, 231.9, 271.3, 343.2, 248.6, 114, 102.8, 78.8],
  },
  Seogwipo: {
    highs: [10.8, 11.8, 14.7, 18.6, 22.3, 24.7, 28.3, 30.1, 27.4, 23.5, 18.4, 13.1],
    lows: [4.1, 4.8, 7.5, 11.6, 15.8, 19.5, 23.8, 24.9, 21.5, 16.4, 11.2, 6.2],
    rain: [60.7, 77.9, 130.3, 187, 223.6, 267.6, 275.8, 315.7, 208.8, 100.4, 86.2, 55.6],
  },
}

type Span = readonly [least: number, most: number]

/** Returns what a month, 1 to 12, is usually like on the coast: from the least of the four stations to the most, in whole numbers. */
export function coastNormals(month: number): Record<keyof StationNormals, Span> {
  const stations = Object.values(STATION_NORMALS)
  const spanOf = (what: keyof StationNormals): Span => {
    const values = stations.map((station) => station[what][month - 1]!)
    return [Math.round(Math.min(...values)), Math.round(Math.max(...values))]
  }
  return { highs: spanOf('highs'), lows: spanOf('lows'), rain: spanOf('rain') }
}
