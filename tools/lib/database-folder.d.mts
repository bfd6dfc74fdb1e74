/** Where databases and browsers of tests keep their files: in memory where there is room, because they wait for the disk. */
export function databaseFolder(): string;
