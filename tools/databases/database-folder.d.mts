/** Memory where possible, because tests wait for the disk. */
export function databaseFolder(): string;
