import type { STATION_NORMALS } from '../normals.ts'

type ByStation = typeof STATION_NORMALS

/** Another's copy, from the workbook of the whole table: github.com/seowon507-pixel/heuknalssi, backend-v3/runtime/climate-normal-1991-2020.json of commit 9117515e. */
export const workbookNormals: ByStation = {
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

/** A third copy has the year's rain: github.com/twotimeessgeo/twotimess, data/korea-climate-data.json of commit 0a77aaee. */
export const yearlyRain: Record<keyof ByStation, number> = {
  Jeju: 1502.3,
  Gosan: 1182.9,
  Seongsan: 2030,
  Seogwipo: 1989.6,
}

/**
 * The values that newspapers have from the weather service's releases, of the mean of the four stations:
 * s1.ihalla.com/print.php?aid=1644381336720602044 (2022-02-09: highs 9.3, 0.1 above the normal ones, lows 4.0 and 0.6 above) and
 * www.hankyung.com/article/202402054928Y (2024-02-05, rain).
 */
export const januaryOfNewspapers = { highs: 9.2, lows: 3.4, rain: 61.6 }
