const at = (value: unknown, key: string): unknown => {
  const record: Record<string, unknown> = Object(value);
  return record[key];
};

/** Every package that these need, themselves included, each with what the lock file says it is made of. */
export function lockedPackages(lock: unknown, names: readonly string[]): string[] {
  const packages = at(lock, 'packages');
  const found = new Map<string, string>();
  const waiting = [...names];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const entry = at(packages, `node_modules/${name}`);
    if (found.has(name) || entry === undefined) continue;
    found.set(name, `${name} ${at(entry, 'version') ?? ''} ${at(entry, 'integrity') ?? ''}`);
    for (const key of ['dependencies', 'optionalDependencies']) waiting.push(...Object.keys(Object(at(entry, key))));
  }
  return [...found.values()].sort();
}
