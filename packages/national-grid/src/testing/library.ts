import proj4 from 'proj4'

/** EPSG:5179 as a library of geodesists has it: a second opinion. */
export const unifiedCsOfLibrary = proj4(
  '+proj=tmerc +lat_0=38 +lon_0=127.5 +k=0.9996 +x_0=1000000 +y_0=2000000 +ellps=GRS80 +towgs84=0,0,0,0,0,0,0 +units=m +no_defs',
)
