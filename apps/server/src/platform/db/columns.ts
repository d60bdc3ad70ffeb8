/** Kinds of columns that many tables have. */
import type { ColumnType, JSONColumnType } from 'kysely';

export type Json<T extends object> = JSONColumnType<T>;
export type Time = ColumnType<Date, Date, Date>;
/** May be left out when a row is written. */
export type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;
/** Written as JSON. */
export type NullableJson<T extends object> = ColumnType<T | null, string | null | undefined, string | null>;
export type NullableText = Nullable<string>;
export type NullableNumber = Nullable<number>;
export type NullableTime = Nullable<Date>;
