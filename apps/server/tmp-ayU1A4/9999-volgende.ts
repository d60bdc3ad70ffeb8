export const up = async () => { throw new Error('stroom weg'); };
