import type ExcelJS from 'exceljs';

/** exceljs, loaded at its first use: it is a quarter of all code that the API would have to load at its start. */
export const loadExcelJs = async (): Promise<typeof ExcelJS> => (await import('exceljs')).default;
